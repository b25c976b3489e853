import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  {
    key: 'expiry',
    title: controls.expiresAsk,
    content: controls.expiresAnswer,
    startsOpen: true,
  },
  {
    key: 'exam',
    title: controls.examTwice,
    aside: <Tag tone="brand">{controls.newWord}</Tag>,
    content: controls.examTwiceAnswer,
  },
  {
    key: 'long',
    title: controls.interrupted,
    content: controls.interruptedAnswer,
  },
];

const meta = {
  title: 'primitives/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, words: string) =>
  within(canvasElement).getByText(words).closest('details');

export const ManyMayBeOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(controls.examTwice));
    await expect(part(canvasElement, controls.examTwice)).toHaveAttribute('open');
    await expect(part(canvasElement, controls.expiresAsk)).toHaveAttribute('open');
    await userEvent.click(canvas.getByText(controls.examTwice));
    await expect(part(canvasElement, controls.examTwice)).not.toHaveAttribute('open');
  },
};

export const OneAtATime: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(controls.examTwice));
    await expect(part(canvasElement, controls.examTwice)).toHaveAttribute('open');
    await waitFor(() => expect(part(canvasElement, controls.expiresAsk)).not.toHaveAttribute('open'));
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <Accordion {...args} />
      <div style={{ inlineSize: 280 }}>
        <Accordion {...args} />
      </div>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <Accordion {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
