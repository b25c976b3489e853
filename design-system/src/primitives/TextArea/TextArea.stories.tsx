import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'primitives/TextArea',
  component: TextArea,
  args: { 'aria-label': controls.announcementWord, placeholder: controls.whatKnow },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = controls.bankTonight.repeat(4).trim();

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
          <Field label={controls.announcementWord} hint={controls.everybodyTold}>
            <TextArea placeholder={controls.whatKnow} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="grown, wrong">
        <div data-fill-row>
          <Field
            label={controls.announcementWord}
            error={controls.twoHundredMost}
            counter={{ used: 356, limit: 200 }}
          >
            <TextArea defaultValue={long} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <div data-fill-row>
          <TextArea
            aria-label={controls.announcementWord}
            disabled
            rows={2}
            defaultValue={controls.readOnly}
          />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <TextArea aria-label={controls.liveIntroduction} rows={2} placeholder={controls.whatLive} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
