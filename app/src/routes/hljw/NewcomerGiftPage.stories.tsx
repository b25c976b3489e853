import { calls, type Reward } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { NewcomerGiftPage } from './NewcomerGiftPage.tsx';

const gift = (change: Partial<Reward>) =>
  answer(calls.rewards.list, {
    list: [
      {
        kind: 'newcomer',
        beans: 50,
        credits: 10,
        state: 'open',
        steps: [],
        at: null,
        at_ts: null,
        ...change,
      },
    ],
  });
const mine = gift({ state: 'claimed', at: '2026-11-20 20:00:00', at_ts: storyNow });

const meta = {
  title: 'Pages/hljw/NewcomerGift',
  component: NewcomerGiftPage,
  tags: ['!autodocs'],
  ...page({ address: paths.newcomerGift.href(), answers: [gift({})] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const claim: Play = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: wordsOf('rewards')('newcomer.claim') }),
  );
};

/** S28: mine to claim. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const name = wordsOf('rewards')('newcomer.claim');
    await expect(await within(canvasElement).findByRole('button', { name })).toBeEnabled();
  },
};

export const Claiming: Story = {
  parameters: given({ answers: [never(calls.rewards.claim)] }),
  play: claim,
};

/** K19: given just now; the page leads on by itself. The story's clock stands still, so it stays. */
export const Given: Story = {
  parameters: given({ answers: [answer(calls.rewards.claim, { beans: 50, credits: 10 })] }),
  play: async (context) => {
    await claim(context);
    await expect(await within(context.canvasElement).findByRole('timer')).toHaveTextContent('3');
  },
};

export const Staying: Story = {
  parameters: given({ answers: [answer(calls.rewards.claim, { beans: 50, credits: 10 })] }),
  play: async (context) => {
    await claim(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf('rewards')('newcomer.stay') }));
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** Claimed some time ago: where to go from here. */
export const Mine: Story = {
  parameters: given({ answers: [mine] }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('rewards');
    for (const way of ['lessons', 'class', 'beans'] as const)
      await expect(
        await within(canvasElement).findByRole('heading', { name: t(`guide.${way}.title`) }),
      ).toBeVisible();
  },
};

/** The account is older than 30 days. */
export const TooLate: Story = {
  parameters: given({ answers: [gift({ state: 'closed' })] }),
  play: async ({ canvasElement }) => {
    const words = wordsOf('rewards')('newcomer.closed');
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

/** Claimed meanwhile, in another tab. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.rewards.claim, 'reward.claimed')] }),
  play: async (context) => {
    await claim(context);
    const body = within(context.canvasElement.ownerDocument.body);
    // The notice fades in.
    await waitFor(() => expect(body.getByText(wordsOf('errors')('reward.claimed'))).toBeVisible());
  },
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.rewards.list)] }),
};

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.rewards.list, 'system.error')] }),
};
