import { calls, limits } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Pages/login/Login',
  component: LoginPage,
  tags: ['!autodocs'],
  ...page({ address: paths.login.href(), member: null }),
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
export const Password: Story = {};

/** V34: the button says what is missing. */
export const Incomplete: Story = {
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
  play: async ({ canvasElement }) => {
    const t = wordsOf('login');
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('privacy') }));
    const dialog = await canvas.findByRole('dialog', { name: t('privacyTitle') });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
