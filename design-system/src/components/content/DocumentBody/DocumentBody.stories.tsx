import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fileNames, reading, study } from '../../../stories/index.ts';
import { DocumentBody } from './DocumentBody.tsx';
import { cashDocument, cashPictures, cashTerms } from './DocumentBody.fixtures.ts';

const meta = {
  title: 'components/content/DocumentBody',
  component: DocumentBody,
  args: { blocks: cashDocument, pictures: cashPictures },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: reading.cashAlt })).toBeVisible();
    await expect(canvas.getByRole('link', { name: study.lessonTwelve })).toHaveAttribute(
      'href',
      '/hljw/courseCenter/courseHome?id=12',
    );
  },
};
/** S15: a term is explained where it stands first, and by the keyboard too. */
export const Terms: Story = {
  args: { terms: cashTerms },
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByRole('button', { name: new RegExp(fileNames.profit, 'i') });
    await userEvent.tab();
    await expect(term).toHaveFocus();
    await expect(term).toHaveAccessibleDescription(reading.askWhy);
  },
};
/** R17: what looks like markup stays words, and a picture that is not there is left out. */
export const HostileWords: Story = {
  args: {
    blocks: [
      { kind: 'paragraph', runs: [{ text: '<img src=x onerror=alert(1)>' }] },
      { kind: 'picture', file_id: 'gone', alt: reading.cashAlt },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DocumentBody {...args} {...Terms.args} />
      <DocumentBody {...args} {...HostileWords.args} />
    </div>
  ),
};
