import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls, heard, places } from '../../stories/index.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'primitives/Field',
  component: Field,
  args: { label: controls.groupName, children: <TextInput defaultValue={places.valueMembers} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: controls.nameHint },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(controls.groupName));
    const input = canvas.getByRole('textbox', { name: controls.groupName });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(controls.nameHint);
  },
};

export const Required: Story = { args: { isRequired: true } };

export const WithCounter: Story = { args: { counter: { used: 8, limit: 10 } } };

export const WithError: Story = {
  args: {
    error: controls.nameTen,
    counter: { used: 15, limit: 10 },
    children: <TextInput defaultValue={places.valueMembers} />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: controls.groupName });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(heard(controls.nameTen, '15/10'));
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="plain">
        <div data-fill-row>
          <Field label={controls.nicknameWord}>
            <TextInput defaultValue={cast.lin.nickname} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="with a hint">
        <div data-fill-row>
          <Field label={controls.remark} hint={controls.onlyYou}>
            <TextInput placeholder={controls.howYouKnow} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="required, counted">
        <div data-fill-row>
          <Field label={controls.tag} isRequired counter={{ used: 9, limit: 25 }}>
            <TextInput defaultValue="dividends" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label={controls.packetsNumber} error={controls.packetsMost}>
            <TextInput defaultValue="120" inputMode="numeric" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="too long">
        <div data-fill-row>
          <Field label={controls.tag} error={controls.twentyFive} counter={{ used: 30, limit: 25 }}>
            <TextInput defaultValue={controls.dividendsCompound} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <Field label={controls.comment} hint={controls.beanEachComment} error={controls.writeFirst}>
            <TextInput placeholder={controls.acrossPicture} />
          </Field>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
