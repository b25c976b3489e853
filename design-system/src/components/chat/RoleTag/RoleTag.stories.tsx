import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { type ChatRole, RoleTag } from './RoleTag.tsx';

const meta = {
  title: 'components/chat/RoleTag',
  component: RoleTag,
  args: { of: 'head_teacher' },
} satisfies Meta<typeof RoleTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const inClass: readonly ChatRole[] = [
  'head_teacher',
  'lecturer',
  'class_monitor',
  'class_committee',
  'employee',
  'robot',
  'student',
];

export const HeadTeacher: Story = {};
export const ClassMonitor: Story = { args: { of: 'class_monitor' } };
export const Robot: Story = { args: { of: 'robot' } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="in a class">
        {inClass.map((role) => (
          <RoleTag key={role} of={role} />
        ))}
      </StoryRow>
      <StoryRow label="in a live room" surface="stage">
        <RoleTag of="teacher" />
        <RoleTag of="staff" />
      </StoryRow>
    </StoryGrid>
  ),
};
