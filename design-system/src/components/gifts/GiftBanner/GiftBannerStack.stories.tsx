import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cast } from '../../../stories/index.ts';
import { GiftBannerStack, type GiftBannerStackHandle } from './GiftBannerStack.tsx';
import type { BannerGift } from './gift-banner-queue.ts';

const given = (comboId: string, nickname: string, icon: string, count: number): BannerGift => ({
  comboId,
  sender: { nickname, img: '' },
  gift: { icon, name: icon },
  count,
});

const some = [
  given('a', cast.mei.nickname, 'rocket', 3),
  given('b', cast.somchai.nickname, 'sunflower', 66),
  given('c', cast.nurul.nickname, 'bull', 1),
];

function Stage({ children }: { children: ReactNode }) {
  return (
    <div data-surface="stage" style={{ position: 'relative', blockSize: 340, maxInlineSize: 720 }}>
      {children}
    </div>
  );
}

/** A stack that gets its gifts from buttons. */
function PushedStack() {
  const stack = useRef<GiftBannerStackHandle>(null);
  return (
    <>
      <Stage>
        <GiftBannerStack ref={stack} stay={1_500} />
      </Stage>
      {[1, 2].map((count) => (
        <button
          key={count}
          type="button"
          onClick={() => stack.current?.push(given('a', cast.mei.nickname, 'rocket', count))}
        >
          combo {count}
        </button>
      ))}
      <button type="button" onClick={() => some.forEach((one) => stack.current?.push(one))}>
        three
      </button>
      <button type="button" onClick={() => stack.current?.push(given('d', cast.qiang.nickname, 'heart', 1))}>
        fourth
      </button>
    </>
  );
}

const meta = {
  title: 'components/gifts/GiftBannerStack',
  component: GiftBannerStack,
  args: { ref: null, initial: some, stay: Infinity },
  render: (args) => (
    <Stage>
      <GiftBannerStack {...args} />
    </Stage>
  ),
} satisfies Meta<typeof GiftBannerStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
/** E28: nothing moves over the picture; who listens still hears what is given. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
    await expect(within(canvasElement).queryByText('×66')).not.toBeInTheDocument();
  },
};

/** What was given while the tab was hidden is no news afterwards; what is given then is. */
export const AfterHiddenTab: Story = {
  render: () => <PushedStack />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'three' }));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'fourth' }));
    await expect(await canvas.findByText('×1')).toBeInTheDocument();
    await expect(canvas.getAllByText(/^×\d+$/)).toHaveLength(1);
  },
};

/** The same combo raises its count; a fourth sender waits for room; all leave after a while. */
export const Merges: Story = {
  render: () => <PushedStack />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'combo 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'combo 2' }));
    await expect(await canvas.findByText('×2')).toBeInTheDocument();
    await expect(canvas.queryByText('×1')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'three' }));
    await userEvent.click(canvas.getByRole('button', { name: 'fourth' }));
    await expect(canvas.getByText('×66')).toBeInTheDocument();
    await expect(canvas.queryByText(cast.qiang.nickname)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(cast.qiang.nickname)).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText(cast.qiang.nickname)).not.toBeInTheDocument());
  },
};

export const AllStates: Story = { name: 'All states' };
