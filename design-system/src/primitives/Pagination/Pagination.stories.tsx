import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function RememberingPagination(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onSelect={(next) => {
        setPage(next);
        props.onSelect(next);
      }}
    />
  );
}

const labels = {
  pages: controls.pages,
  previous: controls.previousPage,
  next: controls.nextPage,
  page: (page: number) => `${controls.page} ${page}`,
};

const meta = {
  title: 'primitives/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 20, labels, onSelect: fn() },
  render: (args) => <RememberingPagination {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: `${controls.page} 6` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: controls.nextPage }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: `${controls.page} 20` }));
    await expect(canvas.getByRole('button', { name: controls.nextPage })).toBeDisabled();
  },
};

export const First: Story = { args: { page: 1 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {[1, 6, 20].map((page) => (
        <StoryRow key={page} label={`page ${page} of 20`}>
          <RememberingPagination
            {...args}
            page={page}
            labels={{ ...labels, pages: `${controls.pages} ${page}` }}
          />
        </StoryRow>
      ))}
      <StoryRow label="page 2 of 3">
        <RememberingPagination {...args} page={2} pageCount={3} />
      </StoryRow>
    </StoryGrid>
  ),
};
