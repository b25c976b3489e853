import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { herdsman } from '../HerdsmanClubCard/HerdsmanClubCard.fixtures.ts';
import { HerdsmanClubFilters } from './HerdsmanClubFilters.tsx';

const meta = {
  title: 'components/content/HerdsmanClubFilters',
  component: HerdsmanClubFilters,
  args: {
    words: '',
    city: '',
    cities: [
      { city: herdsman.city, clubs: 4 },
      { city: herdsman.otherCity, clubs: 1 },
    ],
    isMine: false,
    found: 5,
    onWords: fn(),
    onSearch: fn(),
    onCity: fn(),
    onMine: fn(),
  },
} satisfies Meta<typeof HerdsmanClubFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), herdsman.otherCity);
    await expect(args.onCity).toHaveBeenCalledWith(herdsman.otherCity);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onMine).toHaveBeenCalledWith(true);
  },
};
export const Visitor: Story = {
  args: { isMine: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).toBeNull();
  },
};
/** By name and city. */
export const Chosen: Story = {
  args: { words: herdsman.name, city: herdsman.city, found: 1 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(herdsman.name);
  },
};
export const Loading: Story = { args: { found: null } };

export const AllStates: Story = {
  name: 'All states',
  // The same search region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <HerdsmanClubFilters {...args} />
      <HerdsmanClubFilters {...args} {...Visitor.args} />
      <HerdsmanClubFilters {...args} words={herdsman.name} city={herdsman.city} found={1} />
      <HerdsmanClubFilters {...args} {...Loading.args} />
    </div>
  ),
};
