import { calls, limits, type CallAnswer } from '@goldbean/contract';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  storyCover,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { showStill } from '../../stories/still-picture.ts';
import { titles } from '../hljw/home.fixtures.ts';
import { LoginPage } from './LoginPage.tsx';

const lesson: NonNullable<CallAnswer<typeof calls.live.preview>['live']> = {
  live_id: '1',
  name: titles.cashFlow,
  background: storyCover(4),
  start_time_ts: storyNow - 1_800_000,
  state: 'live',
  channel: { name: titles.value },
  streamer: people.jing,
  online: 12_846,
};
const flv = '/flv/preview/c7.flv?live=1&exp=1&sig=s';
const onAir = answer(calls.live.preview, { live: lesson, flv });

const featured = answer(calls.channels.featured, {
  list: [
    { channel_id: 'c7', name: titles.value, img: storyCover(7), teacher: people.jing, fans: 48_210 },
    { channel_id: 'c9', name: titles.technical, img: storyCover(9), teacher: people.lin, fans: 12_077 },
    { channel_id: 'c8', name: titles.funds, img: storyCover(8), teacher: people.qiming, fans: 3_902 },
  ],
});

const opened = page({ address: paths.login.href(), member: null, answers: [onAir, featured] });

const meta = {
  title: 'Pages/login/Login',
  component: LoginPage,
  tags: ['!autodocs'],
  ...opened,
  beforeEach: async (context: StoryContext) => {
    showStill();
    // Loaded beforehand, as the page itself is.
    await Promise.all([import('./DoorPoster.tsx'), import('./DoorAccounts.tsx')]);
    return opened.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const tickPrivacy: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('checkbox', { name: wordsOf('login')('agree') }));
};

const signIn: Play = async (context) => {
  const t = wordsOf('login');
  const canvas = within(context.canvasElement);
  const account = await canvas.findByRole<HTMLInputElement>('textbox', { name: t('account') });
  await userEvent.type(account, 'mmber');
  // What is put right in the middle of a field leaves the caret there.
  await userEvent.type(account, 'e', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  await expect(account).toHaveValue('member');
  await expect(account.selectionStart).toBe(2);
  await tickPrivacy(context);
  await userEvent.type(
    canvas.getByLabelText(t('password'), { exact: false, selector: 'input' }),
    'goldbean{Enter}',
  );
};

/** Chooses the tab, and says where the code goes. */
const fillInNumber: Play = async ({ canvasElement }) => {
  const t = wordsOf('login');
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: t('tab.code') }));
  await userEvent.type(await canvas.findByRole('textbox', { name: t('mobile') }), '13800000042');
};

const askForCode: Play = async (context) => {
  await fillInNumber(context);
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: wordsOf('login')('sendCode') }),
  );
};

const seesAlert: Play = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
};

/** S01: a visitor who came by themselves. */
export const Password: Story = {
  play: async ({ canvasElement }) => {
    const account = { name: wordsOf('login')('account') };
    await expect(await within(canvasElement).findByRole('textbox', account)).toBeVisible();
    await within(canvasElement).findByText(localized(lesson.name));
  },
};

/** The picture of the live session on air, without sound; the visitor may stop it. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const t = wordsOf('login');
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('promise'))).toBeVisible();
    await canvas.findByText(localized(lesson.name));
    await expect(await canvas.findByRole('heading', { name: t('teachers.title') })).toBeVisible();
    // Where less motion is wanted it begins as a still.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await userEvent.click(await canvas.findByRole('button', { name: t('poster.play') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('poster.pause') }));
    await expect(await canvas.findByRole('button', { name: t('poster.play') })).toBeVisible();
  },
};

/** Nothing is on air: what comes next. */
export const NextLesson: Story = {
  parameters: given({
    answers: [
      answer(calls.live.preview, {
        live: { ...lesson, state: 'not_started', start_time_ts: storyNow + 7_200_000, online: 0 },
        flv: '',
      }),
    ],
  }),
};

/** Nothing public is planned, and nobody teaches yet. */
export const Quiet: Story = {
  parameters: given({
    answers: [
      answer(calls.live.preview, { live: null, flv: '' }),
      answer(calls.channels.featured, { list: [] }),
    ],
  }),
};

/** What stands beside the form did not come: one signs in all the same. */
export const PosterFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [refuse(calls.live.preview, 'system.error'), refuse(calls.channels.featured, 'system.error')],
  }),
};

/** V34: the button says what is missing. */
export const Incomplete: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const t = wordsOf('login');
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByRole('button', { name: t('submit') }));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(t('incomplete'));
  },
};

/** The form is on its way. */
export const Sending: Story = {
  parameters: given({ answers: [never(calls.identity.login)] }),
  play: async (context) => {
    await signIn(context);
    await within(context.canvasElement).findByRole('button', { name: wordsOf('login')('submitting') });
  },
};

export const WrongPassword: Story = {
  parameters: given({ answers: [refuse(calls.identity.login, 'account.wrong_password')] }),
  play: async (context) => {
    await signIn(context);
    await seesAlert(context);
  },
};

export const TooManyTries: Story = {
  parameters: given({ answers: [refuse(calls.identity.login, 'account.too_many_tries')] }),
  play: async (context) => {
    await signIn(context);
    await seesAlert(context);
  },
};

export const AccountClosed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.identity.login, 'account.closed')] }),
  play: async (context) => {
    await signIn(context);
    await seesAlert(context);
  },
};

/** D83: a code by message, before it is asked for. */
export const Code: Story = { play: fillInNumber };

/** The code is on its way; another may be asked for later. */
export const CodeSent: Story = {
  parameters: given({ answers: [answer(calls.identity.sendCode, { wait: 60_000 })] }),
  play: async (context) => {
    await askForCode(context);
    await within(context.canvasElement).findByText(wordsOf('login')('codeSent'));
  },
};

/** The number is neither a mobile number nor an e-mail address. */
export const CodeRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.identity.sendCode, 'account.mobile_or_email')] }),
  play: async (context) => {
    await askForCode(context);
    await expect(
      await within(context.canvasElement).findByRole('textbox', { name: wordsOf('login')('mobile') }),
    ).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WrongCode: Story = {
  parameters: given({
    answers: [
      answer(calls.identity.sendCode, { wait: 60_000 }),
      refuse(calls.identity.login, 'account.wrong_code'),
    ],
  }),
  play: async (context) => {
    await askForCode(context);
    await tickPrivacy(context);
    await userEvent.type(
      within(context.canvasElement).getByRole('textbox', { name: wordsOf('login')('code') }),
      '123456{Enter}',
    );
    await seesAlert(context);
  },
};

/** G120: a new account with a password. */
const fillInAccount: Play = async (context) => {
  const t = wordsOf('login');
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: t('tab.register') }));
  await userEvent.type(await canvas.findByRole('textbox', { name: t('mobile') }), 'new@example.org');
  await userEvent.type(canvas.getByRole('textbox', { name: t('code') }), '123456');
  await userEvent.type(
    canvas.getByRole('textbox', { name: t('register.nickname') }),
    localized(people.zhiming.nickname),
  );
  await tickPrivacy(context);
};
const typePassword =
  (password: string): Play =>
  async ({ canvasElement }) => {
    const label = wordsOf('login')('password');
    await userEvent.type(
      within(canvasElement).getByLabelText(label, { exact: false, selector: 'input' }),
      `${password}{Enter}`,
    );
  };

export const Register: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const t = wordsOf('login');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: t('tab.register') }));
    await userEvent.hover(await canvas.findByRole('button', { name: t('register.submit') }));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(t('register.incomplete'));
  },
};

export const RegisterCodeSent: Story = {
  parameters: given({ answers: [answer(calls.identity.sendCode, { wait: 60_000 })] }),
  play: async (context) => {
    await fillInAccount(context);
    const t = wordsOf('login');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('sendCode') }));
    await canvas.findByText(t('codeSent'));
  },
};

/** V34: the contract's own rule speaks beside the field. */
export const RegisterWeakPassword: Story = {
  play: async (context) => {
    await fillInAccount(context);
    await typePassword('short')(context);
    const words = wordsOf('errors')('account.weak_password');
    await expect(await within(context.canvasElement).findByText(words)).toBeVisible();
  },
};

export const Registering: Story = {
  parameters: given({ answers: [never(calls.identity.register)] }),
  play: async (context) => {
    await fillInAccount(context);
    await typePassword('long enough')(context);
    const name = wordsOf('login')('register.submitting');
    await within(context.canvasElement).findByRole('button', { name });
  },
};

/** The account is opened, its holder signed in and where they wanted to go. */
const opensAccount = fn();
export const Registered: Story = {
  // Loaded beforehand, as the page itself is.
  beforeEach: async () => void (await import('../chat/ChatPage.tsx')),
  parameters: given({
    address: paths.login.href({ to: paths.chat.href() }),
    answers: [
      answer(calls.identity.register, (input) => {
        opensAccount(input);
        return { token: 'story', member: storyMember };
      }),
    ],
  }),
  play: async (context) => {
    opensAccount.mockClear();
    await fillInAccount(context);
    await typePassword('long enough')(context);
    const canvas = within(context.canvasElement);
    const account = wordsOf('shell')('member.label', { name: localized(people.member.nickname) });
    await expect(await canvas.findByRole('button', { name: account })).toBeVisible();
    await canvas.findByRole('heading', { level: 1, name: wordsOf('groups')('link') });
    await expect(opensAccount).toHaveBeenCalledOnce();
    await expect(opensAccount).toHaveBeenCalledWith(
      expect.objectContaining({
        account: 'new@example.org',
        code: '123456',
        nickname: localized(people.zhiming.nickname),
        password: 'long enough',
      }),
    );
  },
};

export const RegisterTaken: Story = {
  parameters: given({ answers: [refuse(calls.identity.register, 'account.taken')] }),
  play: async (context) => {
    await fillInAccount(context);
    await typePassword('long enough')(context);
    await seesAlert(context);
  },
};

export const RegisterWrongCode: Story = {
  parameters: given({ answers: [refuse(calls.identity.register, 'account.wrong_code')] }),
  play: async (context) => {
    await fillInAccount(context);
    await typePassword('long enough')(context);
    await seesAlert(context);
  },
};

/** S01: the token of the address bar was good for nothing any more. */
export const Expired: Story = {
  parameters: given({
    addressToken: 'old',
    answers: [refuse(calls.identity.memberInfo, 'account.login_required')],
  }),
};

/** D85: the ready accounts of the demo. */
export const Demo: Story = {
  parameters: given({
    answers: [
      answer(calls.identity.boot, {
        limits: { ...limits },
        menus: [],
        market: [],
        features: {
          demo_accounts: ['teacher', 'member', 'inspector', 'product_head', 'admin'].map((role) => ({
            account: role.replace('_', ''),
            role,
            password: 'goldbean',
          })),
        },
        server_ts: storyNow,
      }),
    ],
  }),
};

export const PrivacyTerms: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const t = wordsOf('login');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('privacy') }));
    const dialog = await canvas.findByRole('dialog', { name: t('privacyTitle') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
