import { calls, type Message, type Task, type TaskEntry, type TaskSubmission } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyCover,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { classEntry, classTalk, dissolvedJoined, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';
import { workWritten } from './work.fixtures.ts';

const room = 'group_12';
const day = 86_400_000;
const { jing: teacher, yutong: classmate } = people;
const author = { uid: teacher.uid, nickname: teacher.nickname, img: teacher.img };

const task = (task_id: string, kind: Task['kind'], title: string, of: Partial<Task> = {}): Task => ({
  task_id,
  group_id: '12',
  kind,
  title,
  fields: [],
  deadline_ts: storyNow + 2 * day,
  over: false,
  created_ts: storyNow - day,
  author,
  turnout: null,
  ...of,
});
const option = (id: string, label: string) => ({ id, label });
const form = task('t1', 'form', workWritten.form, {
  fields: [
    {
      id: 'evening',
      kind: 'single',
      label: workWritten.evening,
      required: true,
      options: [option('mon', workWritten.monday), option('thu', workWritten.thursday)],
    },
    { id: 'why', kind: 'text', label: workWritten.why, required: true, options: [] },
  ],
});
const assignment = task('t2', 'assignment', workWritten.assignment);
const signIn = task('t3', 'sign_in', workWritten.signIn, {
  deadline_ts: null,
  turnout: { done: 212, all: 486 },
});
const sent = (answers: TaskSubmission['answers'], of: Partial<TaskSubmission> = {}): TaskSubmission => ({
  submission_id: 's',
  answers,
  files: [],
  submitted_ts: storyNow - 3_600_000,
  points: null,
  comment: '',
  ...of,
});
const filled = { fields: { evening: ['thu'], why: [workWritten.reason] } };
const marked = sent({ text: workWritten.reason }, { points: 85, comment: workWritten.comment });

const list = (entries: readonly TaskEntry[], staff = false) =>
  answer(calls.tasks.list, { list: [...entries], total: entries.length, page: 1, page_size: 20, staff });
const detail = (of: Task, my: TaskSubmission | null = null) =>
  answer(calls.tasks.detail, {
    task: of,
    my,
    sign_in:
      of.kind === 'sign_in'
        ? { today: '2026-11-20', streak: 6, days: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] }
        : null,
  });
const entries: readonly TaskEntry[] = [
  { task: signIn, my: null },
  { task: form, my: null },
  { task: assignment, my: marked },
];
const turnout = { done: 1, all: 486 };
const forStaff: readonly TaskEntry[] = entries.map((entry) => ({
  task: { ...entry.task, turnout: entry.task.turnout ?? turnout },
  my: null,
}));

const said = (
  seq: number,
  of: Pick<Extract<Message, { kind: 'form' }>, 'kind' | 'body'> | { kind: 'sign_in'; body: object },
): Message =>
  ({
    id: `m${seq}`,
    seq,
    client_msg_id: `c${seq}`,
    status: 'normal',
    sender: author,
    reply_to: null,
    mentions: [],
    ts: storyNow - 600_000,
    ...of,
  }) as Message;
const cards = [
  said(1, {
    kind: 'form',
    body: { task_id: 't1', task: 'form', title: workWritten.form, deadline_ts: storyNow + 2 * day },
  }),
  said(2, { kind: 'sign_in', body: { task_id: 't3', title: workWritten.signIn, deadline_ts: null } }),
];

const meta = {
  title: 'Pages/chat/Work',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'work' }),
    answers: [
      ...classTalk(cards),
      answer(calls.groups.list, { list: [classEntry(null)] }),
      list(entries),
      detail(form),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const work = wordsOf('class-work');
const exams = wordsOf('exams');
const side = async (canvasElement: HTMLElement) => {
  const panel = within(
    await within(canvasElement).findByRole('complementary', { name: wordsOf('groups')('side.label') }),
  );
  await panel.findByRole('heading', { name: localized(workWritten.form) });
  return panel;
};

/** E10, E11: open, marked and today's sign-in. */
export const Panel: Story = {
  play: async ({ canvasElement }) => {
    await side(canvasElement);
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.tasks.list)] }),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [unreachable(calls.tasks.list)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: wordsOf('feedback')('retry') });
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [list([]), answer(calls.messaging.history, { list: [], has_more: false })],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(work('empty'));
  },
};

/** E05: the cards of the talk; a card opens its task. */
export const Cards: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.chat.href({ group: '12' }) }),
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('button', {
      name: saying(localized(workWritten.form)),
    });
    await userEvent.click(card);
    await screen.findByRole('dialog', { name: localized(workWritten.form) });
  },
};

/** M04: what is unanswered is marked, and the first of it has the focus. */
export const Unanswered: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: exams('activity.fill') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), localized(workWritten.reason));
    await userEvent.click(dialog.getByRole('button', { name: work('fill.submit') }));
    await dialog.findByText(wordsOf('errors')('task.unanswered'));
    const first = dialog.getByRole('radio', { name: localized(workWritten.monday) });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await waitFor(() =>
      expect(dialog.queryByText(wordsOf('errors')('task.unanswered'))).not.toBeInTheDocument(),
    );
  },
};

/** The connection is lost: what was filled in stays, also when the form is closed and opened again. */
export const NotSent: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [unreachable(calls.tasks.submit)] }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    const fill = () => userEvent.click(panel.getByRole('button', { name: exams('activity.fill') }));
    await fill();
    let dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: localized(workWritten.thursday) }));
    await userEvent.type(dialog.getByRole('textbox'), localized(workWritten.reason));
    await userEvent.click(dialog.getByRole('button', { name: work('fill.submit') }));
    await dialog.findByText(work('fill.kept'));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('primitives')('close') }));
    await fill();
    dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox')).toHaveValue(localized(workWritten.reason));
    await expect(dialog.getByRole('radio', { name: localized(workWritten.thursday) })).toBeChecked();
  },
};

/** V24: it was sent from elsewhere meanwhile: what stands there is what counts. */
export const SentAlready: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.tasks.submit, 'task.repeated'), detail(form, sent(filled))] }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: exams('activity.fill') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox')).toHaveValue(localized(workWritten.reason));
    await expect(dialog.queryByRole('button', { name: work('fill.submit') })).not.toBeInTheDocument();
  },
};

export const WriteAssignment: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [list([{ task: assignment, my: null }, ...entries.slice(0, 2)]), detail(assignment)],
  }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: exams('activity.start') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: work('fill.submit') }));
    await dialog.findByText(wordsOf('errors')('task.unanswered'));
  },
};

/** E11: the number of those who have signed in rises while one looks. */
export const SignIn: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [detail(signIn)] }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    const count = (done: string) => exams('activity.signedToday', { done, all: '486' });
    await panel.findByText(count('212'));
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      ts: storyNow,
      data: { kind: 'task_count', task_id: 't3', done: 213 },
    });
    await panel.findByText(count('213'));
    await userEvent.click(panel.getByRole('button', { name: exams('activity.sign') }));
    await within(await screen.findByRole('dialog')).findByRole('button', {
      name: wordsOf('chat')('signIn.sign'),
    });
  },
};

export const WriteForm: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [list(forStaff, true)] }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: work('add.label') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: work('add.form') }));
    const dialog = within(await screen.findByRole('dialog', { name: work('edit.form') }));
    await userEvent.click(dialog.getByRole('button', { name: work('edit.publish') }));
    await dialog.findByText(wordsOf('errors')('task.no_questions'));
    await userEvent.click(dialog.getByRole('button', { name: work('edit.addQuestion') }));
    await dialog.findByRole('textbox', { name: work('edit.option', { n: '2' }) });
  },
};

const results = (submission: TaskSubmission) =>
  answer(calls.tasks.results, {
    list: [{ user: { ...classmate, jwcode: '88210002', level: 3 }, submission }],
    total: 1,
    page: 1,
    page_size: 20,
  });
const openResults = async (canvasElement: HTMLElement, place: number) => {
  const panel = await side(canvasElement);
  const buttons = panel.getAllByRole('button', { name: exams('activity.results') });
  await userEvent.click(buttons[place] ?? canvasElement);
  return within(await screen.findByRole('dialog'));
};
/** Domain 3.4: in a group that was dissolved nothing is set, submitted or marked; what was is read. */
export const Dissolved: Story = {
  parameters: given({
    answers: [
      dissolvedJoined(cards.length),
      list(forStaff, true),
      results(marked),
      detail({ ...assignment, turnout }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openResults(canvasElement, 2);
    await dialog.findByText(work('fill.points', { n: 85 }));
    await expect(dialog.queryByRole('button', { name: work('results.save') })).toBeNull();
    await expect(
      within(canvasElement).queryByRole('button', { name: work('add.label'), hidden: true }),
    ).toBeNull();
  },
};
/** The same to a member, who had not answered. */
export const DissolvedBefore: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [dissolvedJoined(cards.length), list(entries), detail(form)],
  }),
  play: async ({ canvasElement }) => {
    const panel = await side(canvasElement);
    await waitFor(() => expect(panel.queryByRole('button', { name: exams('activity.fill') })).toBeNull());
    const card = within(canvasElement).getByRole('button', { name: saying(localized(workWritten.form)) });
    await expect(within(card).getByText(wordsOf('chat')('card.ended'))).toBeVisible();
    await userEvent.click(card);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(work('fill.over'));
    await expect(dialog.queryByRole('button', { name: work('fill.submit') })).toBeNull();
  },
};
export const Results: Story = {
  parameters: given({
    answers: [list(forStaff, true), results(sent(filled)), detail({ ...form, turnout })],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openResults(canvasElement, 1);
    await dialog.findByRole('cell', { name: localized(workWritten.thursday) });
  },
};
export const Marking: Story = {
  parameters: given({
    answers: [
      list(forStaff, true),
      results(sent({ text: workWritten.reason })),
      detail({ ...assignment, turnout }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openResults(canvasElement, 2);
    await expect(await dialog.findByRole('button', { name: work('results.save') })).toBeDisabled();
  },
};
/** D32: a video of work has its picture and plays in its place, from what it was converted to. */
export const MarkingVideo: Story = {
  parameters: given({
    answers: [
      list(forStaff, true),
      results(
        sent(
          {},
          {
            files: [
              {
                file_id: 'f1',
                name: written.lesson,
                size: 14_600_000,
                video: {
                  state: 'ready',
                  played_id: 'f2',
                  poster_id: 'f3',
                  w: 640,
                  h: 360,
                  duration: 94_000,
                },
              },
            ],
          },
        ),
      ),
      detail({ ...assignment, turnout }),
      answer(calls.files.addresses, {
        list: [
          { file_id: 'f2', url: 'data:video/mp4;base64,AAAA' },
          { file_id: 'f3', url: storyCover() },
        ],
        ttl: 300_000,
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openResults(canvasElement, 2);
    const video = await dialog.findByRole('button', {
      name: wordsOf('chat')('video.play', { name: localized(written.lesson), length: '1:34' }),
    });
    await waitFor(() => expect(video.querySelector('img')).toBeVisible());
  },
};
/** It is converted while somebody looks at the work: it plays without another look. */
export const MarkingVideoArrives: Story = {
  parameters: given({
    answers: [
      list(forStaff, true),
      (() => {
        let asked = 0;
        return answer(calls.tasks.results, () => {
          asked += 1;
          const video = {
            state: asked === 1 ? ('processing' as const) : ('ready' as const),
            played_id: asked === 1 ? null : 'f2',
            poster_id: null,
            w: 640,
            h: 360,
            duration: 94_000,
          };
          const files = [{ file_id: 'f1', name: written.lesson, size: 14_600_000, video }];
          const user = { ...classmate, jwcode: '88210002', level: 3 };
          return { list: [{ user, submission: sent({}, { files }) }], total: 1, page: 1, page_size: 20 };
        });
      })(),
      detail({ ...assignment, turnout }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openResults(canvasElement, 2);
    await dialog.findByText(wordsOf('chat')('video.processing'));
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      ts: storyNow,
      data: { kind: 'task_file', task_id: assignment.task_id, file_id: 'f1' },
    });
    await dialog.findByRole('button', {
      name: wordsOf('chat')('video.play', { name: localized(written.lesson), length: '1:34' }),
    });
  },
};
/** One that does not play after all is saved. */
export const MarkingVideoFailed: Story = {
  tags: ['pictured'],
  parameters: MarkingVideo.parameters,
  play: async (context) => {
    await MarkingVideo.play?.(context);
    const dialog = within(screen.getByRole('dialog'));
    const video = dialog.getByRole('button', {
      name: wordsOf('chat')('video.play', { name: localized(written.lesson), length: '1:34' }),
    });
    await userEvent.click(video);
    // What stands at that address does not play: from then on it is saved.
    await waitFor(() => expect(video).not.toBeInTheDocument());
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    await expect(dialog.getByRole('button', { name: saying(localized(written.lesson)) })).toBeVisible();
  },
};
