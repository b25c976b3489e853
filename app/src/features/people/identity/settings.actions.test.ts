import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barrageState } from '../../../shared/barrage/index.ts';
import { changeLanguage } from '../../../shared/i18n/index.ts';
import { noticesState } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { changeTheme } from '../../../shared/theme/index.ts';
import { chooseBarrage } from './barrage.actions.ts';
import * as service from './identity.service.ts';
import {
  chooseLanguage,
  chooseTheme,
  followSettings,
  forgetChoices,
  keepChoices,
} from './settings.actions.ts';

vi.mock('./identity.service.ts');
const words = vi.hoisted(() => vi.fn((key: string) => key));
vi.mock('i18next', () => ({ default: { t: words } }));
vi.mock('../../../shared/i18n/index.ts');
vi.mock('../../../shared/theme/index.ts');
const keep = vi.mocked(service.keepSettings);
const kept = { theme: 'red', lang: 'th', barrage: { on: false, area: 25, opacity: 40 } } as const;
const nothing = { theme: null, lang: null, barrage: null };

beforeEach(() => {
  session.token = 't';
  session.lang = 'en';
});
afterEach(() => {
  forgetChoices();
  vi.clearAllMocks();
});

describe('P01: a visitor', () => {
  it('keeps what they choose on this device, and is asked to sign in to save it', async () => {
    session.token = '';
    noticesState.list = [];
    await chooseTheme('red');
    expect(changeTheme).toHaveBeenCalledWith('red');
    expect(keep).not.toHaveBeenCalled();
    expect(noticesState.list).toMatchObject([{ tone: 'info', text: 'shell:member.signInToSave' }]);
  });

  it('keeps a language in the same way, and is asked in that language', async () => {
    session.token = '';
    noticesState.list = [];
    const order: string[] = [];
    vi.mocked(changeLanguage).mockImplementationOnce(async (language) => void order.push(language));
    words.mockImplementationOnce((key) => {
      order.push(key);
      return key;
    });
    await chooseLanguage('th');
    expect(order).toEqual(['th', 'shell:member.signInToSave']);
    expect(keep).not.toHaveBeenCalled();
    expect(noticesState.list).toMatchObject([{ tone: 'info', text: 'shell:member.signInToSave' }]);
  });

  it('is not asked for what they did not do', async () => {
    session.token = '';
    noticesState.list = [];
    await keepChoices();
    expect(noticesState.list).toEqual([]);
  });
});

describe('a member', () => {
  it('chooses for the account', async () => {
    await chooseTheme('red');
    await chooseLanguage('th');
    chooseBarrage({ isOn: false, area: 25, density: 'sparse', opacity: 0.4 });
    expect(keep.mock.calls).toEqual([
      [{ theme: 'red' }],
      [{ lang: 'th' }],
      [{ barrage: { on: false, area: 25, density: 'sparse', opacity: 40 } }],
    ]);
    expect(changeTheme).toHaveBeenCalledWith('red');
    expect(barrageState.settings.opacity).toBe(0.4);
  });

  it('finds everything as the account keeps it', async () => {
    await followSettings(kept);
    expect(changeTheme).toHaveBeenCalledWith('red');
    expect(changeLanguage).toHaveBeenCalledWith('th');
    expect(barrageState.settings).toEqual({ isOn: false, area: 25, opacity: 0.4 });
  });

  it('keeps what the device shows where the account has no choice', async () => {
    chooseBarrage({ isOn: true, area: 100, opacity: 1 });
    await followSettings(nothing);
    expect(barrageState.settings.area).toBe(100);
    expect(changeTheme).not.toHaveBeenCalled();
    expect(changeLanguage).not.toHaveBeenCalled();
  });

  it('drawing a slider makes one call at a time, and the last place is kept', async () => {
    let answer = () => {};
    keep.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve({ settings: nothing });
      }),
    );
    for (const opacity of [0.9, 0.8, 0.7]) chooseBarrage({ isOn: true, area: 50, opacity });
    expect(keep).toHaveBeenCalledOnce();
    answer();
    await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
    expect(keep).toHaveBeenLastCalledWith({ barrage: { on: true, area: 50, opacity: 70 } });
  });

  it('what did not get through is not undone by the account, and goes with the next choice', async () => {
    const barrage = { isOn: true, area: 100, opacity: 1 } as const;
    keep.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await chooseTheme('education');
    await chooseLanguage('vi');
    vi.mocked(changeTheme).mockClear();
    vi.mocked(changeLanguage).mockClear();
    await followSettings(kept);
    expect(changeTheme).not.toHaveBeenCalled();
    expect(changeLanguage).not.toHaveBeenCalled();
    expect(barrageState.settings.area).toBe(25);

    keep.mockRejectedValueOnce(new Error('offline'));
    chooseBarrage(barrage);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(3));
    await followSettings(kept);
    expect(barrageState.settings).toEqual(barrage);

    await chooseLanguage('ms');
    expect(keep).toHaveBeenLastCalledWith({
      theme: 'education',
      lang: 'ms',
      barrage: { on: true, area: 100, opacity: 100 },
    });
  });
});

describe('a visitor', () => {
  beforeEach(() => {
    session.token = '';
  });

  it('chooses for the device, and signing in tells the account', async () => {
    await chooseLanguage('ms');
    expect(keep).not.toHaveBeenCalled();
    session.token = 't';
    await keepChoices();
    expect(keep).toHaveBeenCalledExactlyOnceWith({ lang: 'ms' });
  });

  it('who chose nothing tells nothing', async () => {
    session.token = 't';
    await keepChoices();
    expect(keep).not.toHaveBeenCalled();
  });

  it('after a member left leaves nothing of theirs to the next', async () => {
    await chooseTheme('red');
    forgetChoices();
    session.token = 'another';
    await keepChoices();
    expect(keep).not.toHaveBeenCalled();
  });
});
