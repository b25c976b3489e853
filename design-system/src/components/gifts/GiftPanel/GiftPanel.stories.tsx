import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from '../../../primitives/index.ts';
import { failures, wordsOf } from '../../../stories/index.ts';
import { BarrageComposer, LikeButton, ShopButton } from '../../live/index.ts';
import { gift, knapsack, tabs } from '../gifts.fixtures.ts';
import { GiftPanel } from './GiftPanel.tsx';

const meta = {
  title: 'components/gifts/GiftPanel',
  component: GiftPanel,
  args: {
    state: { kind: 'ready', tabs, knapsack },
    balance: 12_680,
    fanLevel: 3,
    isIronFan: false,
    onUnlock: fn(),
    onSend: fn(),
    onRecharge: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { args: { layout } }) => (
      <div style={{ maxInlineSize: layout === 'bar' ? undefined : 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide: Decorator = (Story) => (
  <div data-surface="stage" style={{ inlineSize: 1016 }}>
    <Story />
  </div>
);

const lastButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement;
const tile = (canvasElement: HTMLElement, at: number) =>
  within(within(canvasElement).getByRole('tabpanel')).getAllByRole('button')[at] ?? canvasElement;

/** Nothing chosen: the button says what is missing. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 2));
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '66' }));
    const send = lastButton(canvasElement);
    await expect(send).toHaveTextContent('330');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ gift: gift('sunflower'), count: 66, from: 'balance' });
  },
};

export const CustomNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(tile(canvasElement, 0));
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvasElement);
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '520');
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({ gift: gift('chalk'), count: 520, from: 'balance' });
  },
};

export const Insufficient: Story = {
  args: { balance: 3 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 6));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FanLocked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[2] ?? canvasElement);
    await userEvent.click(tile(canvasElement, 1));
    await userEvent.click(canvas.getAllByRole('button').at(-2) ?? canvasElement);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onUnlock).toHaveBeenCalledWith('fanLevel');
  },
};

/** P10, N05: what is missing is said, with the way to it. */
export const IronLocked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[2] ?? canvasElement);
    await userEvent.click(tile(canvasElement, 2));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onUnlock).toHaveBeenCalledWith('iron');
  },
};
export const IronFan: Story = {
  args: { isIronFan: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[2] ?? canvasElement);
    await userEvent.click(tile(canvasElement, 2));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Knapsack: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab').at(-1) ?? canvasElement);
    await userEvent.click(tile(canvasElement, 0));
    await userEvent.click(canvas.getByRole('radio', { name: '10' }));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '1' }));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({ gift: gift('sunflower'), count: 1, from: 'knapsack' });
  },
};

export const KnapsackEmpty: Story = {
  args: { state: { kind: 'ready', tabs: [], knapsack: [] } },
};
export const EmptyTab: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[3] ?? canvasElement);
  },
};
/** Opened from a wish: its gift is chosen already. */
export const Started: Story = {
  args: { start: { tab: 'popular', giftId: 'sunflower', count: 10 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({ gift: gift('sunflower'), count: 10, from: 'balance' });
  },
};
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 0));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Held: Story = { args: { disabledReason: failures.offAir } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Docked under the picture: one row of gifts, and what sends them beside it. */
export const Bar: Story = {
  args: { layout: 'bar' },
  decorators: [wide],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(tile(canvasElement, 2));
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '10' }));
    await userEvent.click(lastButton(canvasElement));
    await expect(args.onSend).toHaveBeenCalledWith({ gift: gift('sunflower'), count: 10, from: 'balance' });
  },
};
/** As high as with a gift that can be paid: the picture above it stays as it is. */
export const BarInsufficient: Story = {
  args: { layout: 'bar', balance: 3, start: { tab: 'popular', giftId: 'rocket', count: 188 } },
  decorators: [wide],
};
export const BarLoading: Story = { args: { layout: 'bar', ...Loading.args }, decorators: [wide] };
export const BarLoadFailed: Story = {
  args: { layout: 'bar', ...LoadFailed.args },
  decorators: [wide],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Where there is no room beside the gifts, what sends them stands below. */
export const BarNarrow: Story = {
  args: { layout: 'bar' },
  decorators: [
    (Story) => (
      <div data-surface="stage" style={{ inlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};

/** What stands beside the tabs goes below them on a phone, and nothing covers its button. */
export const BarOnPhone: Story = {
  args: {
    layout: 'bar',
    aside: (
      <>
        <BarrageComposer
          state={{ kind: 'ready' }}
          value=""
          onChange={fn()}
          onSend={fn()}
          onRecharge={fn()}
          isCompact
        />
        <LikeButton total={177} onLike={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div data-surface="stage" style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = within(canvas.getByRole('textbox').closest('form') ?? canvasElement).getByRole('button');
    const likes = canvas.getByRole('button', { name: /177/ });
    await expect(likes.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      send.getBoundingClientRect().bottom,
    );
  },
};

const everything = (
  <>
    <BarrageComposer
      state={{ kind: 'ready' }}
      value=""
      onChange={fn()}
      onSend={fn()}
      onRecharge={fn()}
      isCompact
    />
    <LikeButton total={340_219} onLike={fn()} />
    <Switch isOn onToggle={fn()}>
      {wordsOf('gifts')('effects')}
    </Switch>
    <ShopButton inCart={3} onOpen={fn()} />
  </>
);

/** As many tabs and as much beside them as a room has: each can be pressed, however wide the bar is. */
export const BarWithEverything: Story = {
  tags: ['pictured'],
  args: {
    layout: 'bar',
    state: {
      kind: 'ready',
      tabs: [
        ...tabs.slice(0, 3),
        ...tabs
          .slice(0, 1)
          .flatMap((tab) => ['class', 'activity', 'featured'].map((key) => ({ ...tab, key }))),
      ],
      knapsack,
    },
    aside: everything,
  },
  decorators: [wide],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = canvasElement.querySelector<HTMLElement>('[data-surface="stage"]') ?? canvasElement;
    const controls = [
      ...within(canvas.getByRole('textbox').closest('form') ?? root).getAllByRole('button'),
      canvas.getByRole('textbox'),
      canvas.getByRole('switch'),
      canvas.getByRole('button', { name: /340/ }),
    ];
    for (const inlineSize of [640, 760, 860, 940, 1016]) {
      root.style.inlineSize = `${inlineSize}px`;
      for (const control of controls) {
        const { left, top, width, height } = control.getBoundingClientRect();
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
        await expect(pressed && (control.contains(pressed) || pressed.contains(control))).toBe(true);
      }
    }
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1000px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(420px, 1fr))' }}>
      <GiftPanel {...args} />
      <GiftPanel {...args} start={{ tab: 'popular', giftId: 'sunflower', count: 66 }} />
      <GiftPanel {...args} start={{ tab: 'popular', giftId: 'rocket', count: 188 }} />
      <GiftPanel {...args} start={{ tab: 'fan', giftId: 'crown', count: 1 }} />
      <GiftPanel {...args} start={{ tab: 'knapsack', giftId: 'rocket', count: 10 }} />
      <GiftPanel {...args} start={{ tab: 'popular', giftId: 'heart', count: 10 }} isSending />
      <GiftPanel {...args} {...KnapsackEmpty.args} balance={0} />
      <GiftPanel {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
      <GiftPanel {...args} state={{ kind: 'loading' }} />
      <div data-surface="stage">
        <GiftPanel {...args} />
      </div>
      <div data-surface="stage" style={{ gridColumn: '1 / -1', display: 'grid', gap: 16, padding: 16 }}>
        <GiftPanel {...args} layout="bar" />
        <GiftPanel {...args} {...BarInsufficient.args} />
        <GiftPanel {...args} layout="bar" state={{ kind: 'loading' }} />
        <GiftPanel {...args} {...BarLoadFailed.args} />
        <GiftPanel {...args} {...KnapsackEmpty.args} layout="bar" />
      </div>
    </div>
  ),
};
