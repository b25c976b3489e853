import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  {
    key: 'expiry',
    title: 'When do my beans expire?',
    content:
      'Beans live until the end of the half-year after the one they came in. What expires first is spent first.',
    startsOpen: true,
  },
  {
    key: 'exam',
    title: 'May I take an exam twice?',
    aside: <Tag tone="brand">New</Tag>,
    content: 'No. There is one attempt, and it saves itself while you write.',
  },
  {
    key: 'long',
    title:
      'What happens to a live session that the teacher interrupts, and will the minutes I have watched count towards the next one?',
    content: 'The live session waits a minute for the picture. What you have watched counts.',
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
    await userEvent.click(canvas.getByText('May I take an exam twice?'));
    await expect(part(canvasElement, 'May I take an exam twice?')).toHaveAttribute('open');
    await expect(part(canvasElement, 'When do my beans expire?')).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('May I take an exam twice?'));
    await expect(part(canvasElement, 'May I take an exam twice?')).not.toHaveAttribute('open');
  },
};

export const OneAtATime: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('May I take an exam twice?'));
    await expect(part(canvasElement, 'May I take an exam twice?')).toHaveAttribute('open');
    await waitFor(() => expect(part(canvasElement, 'When do my beans expire?')).not.toHaveAttribute('open'));
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
