import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'primitives/Field',
  component: Field,
  args: { label: 'Group name', children: <TextInput defaultValue="Value investing" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: 'Chinese characters, digits and English letters.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Group name'));
    const input = canvas.getByRole('textbox', { name: 'Group name' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Chinese characters, digits and English letters.');
  },
};

export const Required: Story = { args: { isRequired: true } };

export const WithCounter: Story = { args: { counter: { used: 8, limit: 10 } } };

export const WithError: Story = {
  args: {
    error: 'The name may have 10 characters at most.',
    counter: { used: 15, limit: 10 },
    children: <TextInput defaultValue="Value investing" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Group name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/10 characters at most.*15\/10/);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="plain">
        <div data-fill-row>
          <Field label="Nickname">
            <TextInput defaultValue="Lin Yifan" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="with a hint">
        <div data-fill-row>
          <Field label="Remark" hint="Only you see it.">
            <TextInput placeholder="How you know this member" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="required, counted">
        <div data-fill-row>
          <Field label="Tag" isRequired counter={{ used: 9, limit: 25 }}>
            <TextInput defaultValue="dividends" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field
            label="Number of packets"
            error="The number of packets cannot be greater than the 86 members of the group."
          >
            <TextInput defaultValue="120" inputMode="numeric" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="too long">
        <div data-fill-row>
          <Field label="Tag" error="At most 25 characters." counter={{ used: 30, limit: 25 }}>
            <TextInput defaultValue="dividends and compound returns" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <Field label="Comment" hint="1 bean for each." error="Write something first.">
            <TextInput placeholder="Say it across the picture" />
          </Field>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
