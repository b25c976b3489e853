import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { places, study } from '../../../stories/index.ts';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';

function Typing(props: SearchPaletteProps) {
  const [query, setQuery] = useState(props.query);
  return <SearchPalette {...props} query={query} onQuery={setQuery} />;
}

const meta = {
  title: 'components/content/SearchPalette',
  component: SearchPalette,
  args: {
    isOpen: true,
    query: study.example,
    suggestions: [
      {
        id: 'stocks SSE:600000',
        title: places.exampleBank,
        note: '600000 · SSE',
        href: '/hljw/search?q=600000',
      },
      {
        id: 'stocks HKEX:00700',
        title: places.exampleGroup,
        note: '00700 · HKEX',
        href: '/hljw/search?q=00700',
      },
    ],
    onQuery: fn(),
    onGo: fn(),
    onSearch: fn(),
    onClose: fn(),
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggesting: Story = {
  play: async ({ args }) => {
    const input = screen.getByRole('combobox');
    await expect(input).toHaveFocus();
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(study.example);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('00700');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/hljw/search?q=00700');
  },
};

export const Empty: Story = {
  args: { query: '', suggestions: [] },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const AllStates: Story = { name: 'All states' };
