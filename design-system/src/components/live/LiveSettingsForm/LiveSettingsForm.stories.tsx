import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { cast, failures, frame, heard, places, talk, titles } from '../../../stories/index.ts';
import { cover } from '../live.fixtures.tsx';
import type { SettingsProduct, LiveSettingsDraft, LiveSettingsField } from './live-settings.ts';
import { LiveSettingsForm, type LiveSettingsFormProps } from './LiveSettingsForm.tsx';

const onRetry = fn();
const products: readonly SettingsProduct[] = [
  { id: 'course-12', name: titles.twelveLessons, cover, price: { amount: 199, currency: 'CNY' } },
  {
    id: 'notes_3',
    name: titles.technicalNotes,
    cover: '',
    price: { amount: 9.9, currency: 'USD' },
  },
];

const empty: LiveSettingsDraft = {
  channelId: 'c1',
  name: '',
  theme: '',
  introduction: '',
  startAt: null,
  previewAt: null,
  courseType: null,
  ticketBeans: '',
  blockNetwork: null,
  replayMode: 'limited',
  replayDays: '7',
};
const filled: LiveSettingsDraft = {
  ...empty,
  name: titles.averagesPractice,
  theme: titles.movingAverages,
  introduction: `${talk.introduction} ${talk.introductionReal}`,
  startAt: Date.UTC(2026, 10, 24, 12),
  previewAt: Date.UTC(2026, 10, 23, 1),
  courseType: 2,
  blockNetwork: false,
};

const required: Partial<Record<LiveSettingsField, string>> = {
  name: failures.liveName,
  introduction: failures.liveName,
  startAt: failures.startAt,
  previewAt: failures.previewAt,
  courseType: failures.courseType,
  blockNetwork: failures.blockNetwork,
  replayDays: failures.replayDays,
};

/** Keeps what is written, as the page would; saving answers with the errors given. */
function Page(props: LiveSettingsFormProps & { answer: Partial<Record<LiveSettingsField, string>> }) {
  const [draft, setDraft] = useState(props.draft);
  const [errors, setErrors] = useState(props.errors);
  return (
    <LiveSettingsForm
      {...props}
      draft={draft}
      errors={errors}
      isRefused={Object.keys(errors).length > 0}
      onChange={(change) => {
        setDraft({ ...draft, ...change });
        props.onChange(change);
      }}
      onSave={() => {
        setErrors(props.answer);
        props.onSave();
      }}
    />
  );
}

const meta = {
  title: 'components/live/LiveSettingsForm',
  component: Page,
  args: {
    draft: empty,
    errors: {},
    answer: {},
    channels: [
      { id: 'c1', name: places.linChannel },
      { id: 'c2', name: places.nurulClass },
    ],
    isChannelFixed: false,
    mostBeans: 99_999,
    isTicketSold: false,
    timeZone: 'Asia/Shanghai',
    now: Date.UTC(2026, 10, 20, 12),
    limits: { name: 50, theme: 50, introduction: 1_000 },
    picture: <img src={cover} alt="" style={{ inlineSize: 240, borderRadius: 8 }} />,
    admins: [],
    goods: [],
    isRefused: false,
    isSaving: false,
    onChange: fn(),
    people: { kind: 'ready', list: [] },
    products: { kind: 'ready', list: products },
    onAdmins: fn(),
    onSearchPeople: fn(),
    onGoods: fn(),
    onSave: fn(),
  },
  decorators: [
    (Story) => (
      // The box keeps the foot, which sticks to the window, under its own form in a picture of the whole page.
      <div style={{ maxInlineSize: 880, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither who is kept out nor whom it is for is chosen beforehand (V29, V30). */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const keepOut of canvas.getAllByRole('radio').slice(0, 2)) await expect(keepOut).not.toBeChecked();
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvasElement);
    await expect(args.onChange).toHaveBeenCalledWith({ blockNetwork: true });
  },
};
export const Filled: Story = {
  args: {
    draft: filled,
    admins: [
      { uid: '2', ...cast.nurul, jwcode: '88210002' },
      { uid: '3', ...cast.teacherPiya, jwcode: '88210003' },
    ],
    goods: ['course-12', 'notes_3'],
    isChannelFixed: true,
    aside: <ButtonLink href="#console">{frame.console}</ButtonLink>,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** After a refusal the first field that is wrong has the focus. */
export const Refused: Story = {
  args: { answer: required, draft: { ...empty, previewAt: Date.UTC(2020, 0, 1, 1), replayDays: '8' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector('[type="submit"]') ?? canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
/** By name and picture, with the keyboard alone; Enter chooses and does not send the form. */
export const ChoosingByName: Story = {
  tags: ['pictured'],
  args: {
    draft: filled,
    people: {
      kind: 'ready',
      list: [{ uid: '9', nickname: cast.hong.nickname, img: cover, jwcode: '88210009' }],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('combobox').filter((box) => box instanceof HTMLInputElement);
    const [admins, goods] = boxes;
    if (!admins || !goods) throw new Error('two fields to choose in');
    await userEvent.type(admins, 'hong');
    await expect(args.onSearchPeople).toHaveBeenLastCalledWith('hong');
    const person = await canvas.findByRole('option', { name: heard(cast.hong.nickname) });
    await expect(person.querySelector('img')).toHaveAttribute('src', cover);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdmins).toHaveBeenLastCalledWith([
      { uid: '9', nickname: cast.hong.nickname, img: cover, jwcode: '88210009' },
    ]);
    await userEvent.type(goods, talk.average);
    const [course, ...others] = within(canvas.getByRole('listbox')).getAllByRole('option');
    await expect(others).toEqual([]);
    await expect(course).toHaveTextContent(heard(titles.twelveLessons));
    await expect(course).not.toHaveTextContent('course-12');
    await expect(course?.querySelector('img')).toHaveAttribute('src', cover);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoods).toHaveBeenLastCalledWith(['course-12']);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** People could not be looked for: it says why, and asks again. */
export const PeopleFailed: Story = {
  args: { draft: filled, people: { kind: 'error', reason: failures.noAnswer, onRetry } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const admins = canvas.getAllByRole('combobox').find((box) => box instanceof HTMLInputElement);
    await userEvent.type(admins ?? canvasElement, 'hong');
    await userEvent.click(
      within((await canvas.findByText(failures.noAnswer)).closest('[popover]') as HTMLElement).getByRole(
        'button',
      ),
    );
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Permanent: Story = { args: { draft: { ...filled, replayMode: 'permanent' } } };
export const Saving: Story = { args: { draft: filled, isSaving: true } };

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <div style={{ overflow: 'hidden' }}>
        <Page {...args} {...Filled.args} />
      </div>
      <div data-surface="stage" style={{ overflow: 'hidden', padding: 16 }}>
        <Page {...args} {...Refused.args} errors={required} />
      </div>
    </>
  ),
};

/** D30: whom it is for who paid asks for the price. */
export const Paid: Story = { args: { draft: { ...filled, courseType: 5, ticketBeans: '300' } } };
/** S49: those who bought a ticket know what they paid. */
export const TicketsSold: Story = { args: { ...Paid.args, isTicketSold: true } };
