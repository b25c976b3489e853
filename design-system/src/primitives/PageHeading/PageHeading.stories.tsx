import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { ButtonLink } from '../Link/Link.tsx';
import { PageHeading } from './PageHeading.tsx';

const lead = controls.pageLead;
const actions = <ButtonLink href="/user/pay">{controls.recharge}</ButtonLink>;

const meta = {
  title: 'primitives/PageHeading',
  component: PageHeading,
  args: { title: controls.goldBeans, lead },
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
