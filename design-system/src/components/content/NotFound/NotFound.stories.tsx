import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { LinkNavigation } from '../../../primitives/index.ts';
import { NotFound } from './NotFound.tsx';

const go = fn();

const meta = {
  title: 'components/content/NotFound',
  component: NotFound,
  args: { state: { kind: 'missing' }, homeHref: '/hljw/homepage', searchHref: '/hljw/search' },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const [home, search] = within(canvasElement).getAllByRole('link');
    await userEvent.click(home ?? canvasElement);
    await expect(go).toHaveBeenLastCalledWith(args.homeHref);
    await userEvent.click(search ?? canvasElement);
    await expect(go).toHaveBeenLastCalledWith(args.searchHref);
  },
};
export const Gone: Story = { args: { state: { kind: 'gone' } } };
export const Private: Story = { args: { state: { kind: 'private' }, searchHref: undefined } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ missing: Missing, gone: Gone, private: Private }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <NotFound {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
