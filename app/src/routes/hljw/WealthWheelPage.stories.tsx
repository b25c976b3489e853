import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { emptyYear, wheelAnswers, words } from './wealth-wheel.fixtures.ts';
import { WealthWheelPage } from './WealthWheelPage.tsx';

const meta = {
  title: 'Pages/hljw/WealthWheel',
  component: WealthWheelPage,
  tags: ['!autodocs'],
  ...page({ address: paths.wealthWheel.href(), answers: [wheelAnswers] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('wealth-wheel');

/** S20: the running month stands beside the wheel; another is chosen by arrows, and the focus stays on the wheel. */
export const Member: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: localized(words.report) })).toBeChecked();
    const november = canvas.getByRole('radio', { checked: true });
    november.focus();
    await userEvent.keyboard('{ArrowRight}');
    // The month stands in the address, which changes later than the key is pressed.
    await waitFor(async () => {
      const december = canvas.getByRole('radio', { checked: true });
      await expect(december).not.toBe(november);
      await expect(december).toHaveFocus();
    });
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
  },
};
/** S20: a goal is ticked, renamed, added and adopted; the contract's rules speak before anything is sent. */
export const Goals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: localized(words.lesson) }));
    await expect(canvas.getByRole('checkbox', { name: localized(words.lesson) })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.add') }));
    await canvas.findByText(wordsOf('errors')('wheel.goal_text'));
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.adopt') }));
    await canvas.findByRole('checkbox', { name: t()('suggestion.november') });
    await expect(canvas.queryByText(t()('goals.suggestion'))).toBeNull();
    const goal = localized(words.diary);
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.renameOf', { goal }) }));
    const field = canvas.getByRole('textbox', { name: t()('goals.text') });
    await userEvent.clear(field);
    await userEvent.type(field, `${goal} 2{Enter}`);
    await expect(
      await canvas.findByRole('button', { name: t()('goals.renameOf', { goal: `${goal} 2` }) }),
    ).toHaveFocus();
  },
};
/** G622: asked before it is deleted. */
export const Deleting: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const goal = localized(words.diary);
    await userEvent.click(await canvas.findByRole('button', { name: t()('goals.removeOf', { goal }) }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t()('removing.confirm') }));
    await expect(canvas.queryByRole('checkbox', { name: goal })).toBeNull();
  },
};
/** G623: the card of today is drawn, listed, and its task made a goal of the running month. */
export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('draw.draw') }));
    await canvas.findByText(t()('card.moving_average.text'));
    await userEvent.click(canvas.getByRole('button', { name: t()('draw.adopt') }));
    await canvas.findByText(t()('draw.adopted'));
    await canvas.findByRole('checkbox', { name: t()('card.moving_average.task') });
  },
};
/** S20: a month that is over, by its address. */
export const MonthOver: Story = {
  parameters: given({ address: paths.wealthWheel.href({ year: '2026', month: '8' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('goals.over'));
    await expect(canvas.queryByRole('textbox', { name: t()('goals.new') })).toBeNull();
  },
};
/** S20: the next year is the last that can be seen. */
export const NextYear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('years.next') }));
    await canvas.findByText(t()('goals.empty'));
    await userEvent.click(canvas.getByRole('button', { name: t()('years.next') }));
    await canvas.findByText(t()('goals.empty'));
    await expect(canvas.getByRole('button', { name: t()('years.previous') })).toBeEnabled();
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [wheelAnswers, emptyYear] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('goals.empty'));
    await expect(canvas.getByText(t()('draw.none'))).toBeVisible();
  },
};
/** S20, P01: a visitor uses all of it without a call, and signing in leads back to the month that is chosen. */
export const Visitor: Story = {
  tags: ['pictured'],
  parameters: given({
    member: null,
    address: paths.wealthWheel.href({ year: '2026', month: '12' }),
    answers: Object.values(calls.wealthWheel).map((call) => refuse(call, 'system.error')),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('visitor.title'));
    const name = localized(words.diary);
    await userEvent.type(canvas.getByRole('textbox', { name: t()('goals.new') }), `${name}{Enter}`);
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t()('goals.add') }));
    await canvas.findByText(wordsOf('errors')('wheel.goal_text'));
    await userEvent.click(canvas.getByRole('button', { name: t()('draw.draw') }));
    await canvas.findByRole('article');
    await expect(canvas.getByRole('link', { name: t()('visitor.signIn') })).toHaveAttribute(
      'href',
      paths.login.href({ to: paths.wealthWheel.href({ year: '2026', month: '12' }) }),
    );
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [wheelAnswers, never(calls.wealthWheel.year)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [wheelAnswers, refuse(calls.wealthWheel.year, 'system.error')] }),
};
