import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, places } from '../../../stories/index.ts';
import { TeacherRow } from './TeacherRow.tsx';

const lin = { id: 'c7', ...cast.teacherLin, channelName: places.valueClub, fans: 48_210 };
const teachers = [
  lin,
  {
    id: 'c8',
    ...cast.longName,

    channelName: places.dailyTechnical,
    fans: 3_902,
  },
  { id: 'c9', ...cast.teacherLin, channelName: places.thaiStocks, fans: 12_077 },
];

const meta = {
  title: 'components/live/TeacherRow',
  component: TeacherRow,
  args: { teachers },
} satisfies Meta<typeof TeacherRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(teachers.length);
  },
};
/** A new house: one teacher, whom nobody follows yet. */
export const One: Story = { args: { teachers: [{ ...lin, fans: 0 }] } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="several, on the stage" surface="stage">
        <div data-fill-row>
          <TeacherRow teachers={teachers} />
        </div>
      </StoryRow>
      <StoryRow label="one">
        <div data-fill-row>
          <TeacherRow teachers={[{ ...lin, fans: 0 }]} />
        </div>
      </StoryRow>
      <StoryRow label="320 px">
        <div style={{ inlineSize: 320 }}>
          <TeacherRow teachers={teachers} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
