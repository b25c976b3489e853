import { afterEach, describe, expect, it } from 'vitest';
import { readVariant } from './address-variant.ts';
import { takeAddressToken } from './address-token.ts';
import { createSession } from './session.ts';
import { createSessionState, emptySession } from './session.state.ts';
import type { Store, Stores } from './session.storage.ts';

function memory(given: Record<string, string> = {}): Store & { readonly all: () => Record<string, string> } {
  const kept = new Map(Object.entries(given));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    all: () => Object.fromEntries(kept),
  };
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Loads the app in a tab: what a reload does, with the stores that the tab had. */
function load(stores: Stores) {
  const state = createSessionState();
  const verbs = createSession(state, stores);
  const listeners = new Map<string, (event: never) => void>();
  const addEventListener = (type: string, listener: (event: never) => void) =>
    void listeners.set(type, listener);
  stops.push(verbs.watch({ addEventListener } as unknown as Window));
  const emit = (type: string, event: object = {}) => listeners.get(type)?.(event as never);
  return { state, ...verbs, emit };
}

describe('E32: client state', () => {
  it('starts with the defaults of the specification', () => {
    const { state } = load({ tab: memory(), device: memory() });
    expect(state).toEqual(emptySession());
    expect(state).toMatchObject({ userStatus: 1, app_version: '1.0.0', token: '' });
  });

  it('mirrors five fields to session storage, the token under userToken', async () => {
    const tab = memory();
    const { state, signIn } = load({ tab, device: memory() });
    signIn('t1');
    Object.assign(state, { status: '999999996', statusfid: '3', parStatus: '4', formId: '5' });
    await Promise.resolve();
    expect(tab.all()).toEqual({
      userToken: 't1',
      status: '999999996',
      statusfid: '3',
      parStatus: '4',
      formId: '5',
    });
  });

  it('keeps the five through any number of reloads', () => {
    const stores = { tab: memory({ userToken: 't1', status: '7', formId: '5' }), device: memory() };
    for (let reload = 0; reload < 5; reload += 1) {
      const { state, emit } = load(stores);
      expect(state).toMatchObject({ token: 't1', status: '7', formId: '5' });
      emit('pagehide');
    }
  });

  it('takes the token of the device when the tab has none, and only then', () => {
    const device = memory({ loginToken: 'device' });
    expect(load({ tab: memory(), device }).state.token).toBe('device');
    expect(load({ tab: memory({ userToken: 'tab' }), device }).state.token).toBe('tab');
  });

  it('K32, S30: the static variant and the static zone survive any number of reloads', async () => {
    const stores = { tab: memory(), device: memory() };
    const first = load(stores);
    Object.assign(first.state, { isJt: true, userStatus: 2 });
    await Promise.resolve();
    // A tab that crashes says no pagehide, and a snapshot is good for one load only (D59).
    for (let reload = 0; reload < 3; reload += 1)
      expect(load(stores).state).toMatchObject({ isJt: true, userStatus: 2 });
    const back = load(stores);
    Object.assign(back.state, { isJt: false, userStatus: 1 });
    await Promise.resolve();
    expect(load(stores).state).toMatchObject({ isJt: false, userStatus: 1 });
  });

  it('keeps the token, the system and the app version on the device', async () => {
    const device = memory();
    const { state, signIn } = load({ tab: memory(), device });
    signIn('t1');
    state.OS = 'Windows 11';
    await Promise.resolve();
    expect(device.all()).toEqual({ loginToken: 't1', pc_os_version: 'Windows 11', app_version: '1.0.0' });
  });
});

describe('T15, D59: the unload snapshot', () => {
  it('is restored once and then gone', () => {
    const stores = { tab: memory(), device: memory() };
    const first = load(stores);
    Object.assign(first.state, { scrollH: 300, toChat: 'room', ishw: true });
    first.emit('pagehide');

    expect(load(stores).state).toMatchObject({ scrollH: 300, toChat: 'room', ishw: true });
    expect(load(stores).state).toMatchObject({ scrollH: 0, toChat: '', ishw: false });
  });

  it('carries no token', () => {
    const tab = memory();
    const { signIn, emit } = load({ tab, device: memory() });
    signIn('secret');
    emit('pagehide');
    expect(tab.all()['sessionSnapshot']).not.toContain('secret');
  });

  it.each(['{', '[]', '{"flv":7}', 'null'])('survives the broken snapshot %s', (text) => {
    const { state } = load({ tab: memory({ sessionSnapshot: text }), device: memory() });
    expect(state).toEqual(emptySession());
  });
});

describe('S31: signing out', () => {
  it('removes the token from state, tab and device, and what belonged to the member', () => {
    const tab = memory();
    const device = memory();
    const { state, signIn, signOutHere } = load({ tab, device });
    signIn('t1');
    Object.assign(state, { formId: '5', scrollH: 9, lang: 'th' });
    signOutHere('chosen');
    expect(state).toMatchObject({ token: '', formId: '', scrollH: 0, lang: 'th', ended: 'chosen' });
    expect(tab.all()).toEqual({});
    expect(device.all()).not.toHaveProperty('loginToken');
  });

  it('in one tab signs out the others', () => {
    const other = load({ tab: memory({ userToken: 't1' }), device: memory() });
    other.emit('storage', { key: 'loginToken', newValue: 't2' });
    expect(other.state.token).toBe('t1');
    other.emit('storage', { key: 'loginToken', newValue: null });
    expect(other.state).toMatchObject({ token: '', ended: 'elsewhere' });
  });

  it('elsewhere leaves the token of a later sign-in on the device alone', () => {
    const device = memory({ loginToken: 'newer' });
    const other = load({ tab: memory({ userToken: 't1' }), device });
    other.emit('storage', { key: 'loginToken', newValue: null });
    expect(device.all()['loginToken']).toBe('newer');
  });
});

describe('D74: the variant of an address', () => {
  it.each([
    ['https://a.example/home?app_from=hljw_static', true],
    ['https://a.example/home?x=1&app_from=hljw_edu', false],
    ['https://a.example/home', null],
    ['https://a.example/home?app_from=elsewhere', null],
  ])('%s: %s', (address, expected) => expect(readVariant(address)).toBe(expected));
});

describe('S01: a token in the address', () => {
  it('is taken and disappears, the rest stays', () => {
    expect(takeAddressToken('https://a.example/hljw/homepage?menu=5&token=t%2B1&x=1#top')).toEqual({
      token: 't+1',
      ticket: '',
      clean: 'https://a.example/hljw/homepage?menu=5&x=1#top',
    });
  });

  it('that is empty disappears too', () => {
    expect(takeAddressToken('https://a.example/?token=')).toEqual({
      token: '',
      ticket: '',
      clean: 'https://a.example/',
    });
  });

  it.each(['ticket', 'token'])('of /tjLogin is a ticket, as `%s`', (name) => {
    expect(takeAddressToken(`https://a.example/tjLogin?${name}=once&to=%2Fchat`)).toEqual({
      token: '',
      ticket: 'once',
      clean: 'https://a.example/tjLogin?to=%2Fchat',
    });
  });

  it('of a card payment disappears, the order stays (S24)', () => {
    const order = 'https://a.example/hwStripe?order=GB1';
    const back = `${order}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded`;
    expect(takeAddressToken(back)).toEqual({ token: '', ticket: '', clean: order });
  });

  it('changes nothing when there is none', () => {
    const address = 'https://a.example/hljw/homepage?q=a%20b';
    expect(takeAddressToken(address)).toEqual({ token: '', ticket: '', clean: address });
  });
});
