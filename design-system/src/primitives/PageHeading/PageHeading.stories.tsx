import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { PageHeading } from './PageHeading.tsx';

const lead = 'What you own, what it came from, and what it went to.';
const actions = <ButtonLink href="/user/pay">Recharge</ButtonLink>;

const meta = {
  title: 'primitives/PageHeading',
  component: PageHeading,
  args: { title: 'My gold beans', lead },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {};
export const TitleAlone: Story = { args: { lead: undefined } };
export const Actions: Story = { args: { actions } };
export const LongLead: Story = { args: { lead: `${lead} `.repeat(5).trim(), actions } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['title and lead', TitleAndLead],
          ['actions', Actions],
          ['long lead', LongLead],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <PageHeading {...args} {...story.args} title={`${args.title}, ${label}`} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
