import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Field } from '../Field/Field.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'primitives/TextArea',
  component: TextArea,
  args: { 'aria-label': 'Announcement', placeholder: 'What should the class know?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Tonight at eight we read the balance sheet of a bank, line by line. Bring your questions.\n'
  .repeat(4)
  .trim();

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{enter}two{enter}three{enter}four{enter}five');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const Filled: Story = { args: { defaultValue: long } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="empty">
        <div data-fill-row>
          <Field label="Announcement" hint="Everybody in the class is told.">
            <TextArea placeholder="What should the class know?" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="grown, wrong">
        <div data-fill-row>
          <Field label="Announcement" error="At most 200 characters." counter={{ used: 356, limit: 200 }}>
            <TextArea defaultValue={long} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <div data-fill-row>
          <TextArea aria-label="Announcement" disabled rows={2} defaultValue="The class is read-only." />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <TextArea aria-label="Live introduction" rows={2} placeholder="What is this live about?" />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
