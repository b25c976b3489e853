import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, talk } from '../../../stories/index.ts';
import { somchai, storyNow } from '../chat.fixtures.ts';
import { headTeacher, lecturer, monitor, student } from '../class.fixtures.ts';
import { Composer } from './Composer.tsx';
import type { ComposerProps, ComposerState } from './composer.ts';

/** Keeps the text and who is named in it, as the app does. */
function Written(props: ComposerProps) {
  const [{ value, named }, setWritten] = useState({ value: props.value, named: props.named ?? [] });
  return (
    <Composer
      {...props}
      value={value}
      named={named}
      onChange={(text, now) => {
        setWritten({ value: text, named: now });
        props.onChange(text, now);
      }}
    />
  );
}

const meta = {
  title: 'components/chat/Composer',
  component: Composer,
  args: {
    state: { kind: 'ready' },
    value: '',
    onChange: fn(),
    onSend: fn(),
    onAttach: fn(),
    onLogIn: fn(),
    onCancelQuote: fn(),
    now: storyNow,
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await userEvent.type(text, `  ${talk.beginAverages}{Shift>}{Enter}{/Shift}${talk.thanks}  `);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(`${talk.beginAverages}\n${talk.thanks}`, []);
  },
};

/** Enter takes a word of an input method; it sends nothing. */
export const Composing: Story = {
  args: { value: 'jun xian' },
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(text, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Cells of a spreadsheet come with their picture: the words are pasted, and the picture can take their place. */
export const PastedCells: Story = {
  args: { value: '' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox');
    const cells = new DataTransfer();
    cells.setData('text/plain', '600519\t1402');
    cells.setData('text/html', '<table><tr><td>600519</td><td>1402</td></tr></table>');
    cells.items.add(new File(['png'], 'image.png', { type: 'image/png' }));
    await userEvent.click(text);
    await userEvent.paste(cells);
    await expect(args.onAttach).not.toHaveBeenCalled();
    await expect(text).toHaveValue('600519\t1402');
    const [asPicture] = within(canvas.getByRole('status')).getAllByRole('button');
    if (!asPicture) throw new Error('the picture is not offered');
    await userEvent.click(asPicture);
    await expect(args.onAttach).toHaveBeenCalledOnce();
    await expect(text).toHaveValue('');
  },
};

export const Empty: Story = {
  name: 'V06: spaces and lines alone are not sent',
  args: { value: ' \n ' },
  play: async ({ args, canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    await userEvent.type(text, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const lines = [talk.lineOne, talk.lineTwo, talk.lineThree, talk.lineFour, talk.lineFive, talk.lineSix].join(
  '\n',
);
export const ManyLines: Story = { args: { value: lines } };

export const NearTheLimit: Story = { args: { value: talk.letter.repeat(1_950) } };

/** A word without an end is broken: it does not widen the room. */
export const OneLongWord: Story = {
  args: { value: 'W'.repeat(400) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const TooLong: Story = {
  args: { value: talk.letter.repeat(2_004) },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Replying: Story = {
  args: { quote: { nickname: somchai.nickname, text: talk.dividendFirst } },
  play: async ({ args, canvasElement }) => {
    const [cancel] = within(canvasElement).getAllByRole('button');
    await userEvent.click(cancel ?? canvasElement);
    await expect(args.onCancelQuote).toHaveBeenCalledOnce();
  },
};

export const Slow: Story = {
  args: { state: { kind: 'slow', seconds: 3 }, value: talk.again },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SlowMode: Story = {
  args: { state: { kind: 'slow', seconds: 18, every: 30 }, value: talk.again },
};
export const ReadOnly: Story = { args: { state: { kind: 'held', reason: 'read_only' } } };

const members = [headTeacher, lecturer, monitor, student];
/** Stands in a class group: everything can be put in. */
const inClass = {
  hasEmoji: true,
  members,
  canMentionAll: true,
  voice: { onStart: fn(), onSend: fn(), onCancel: fn() },
  onPacket: fn(),
};
const belowRoom = (Story: () => ReactNode) => <div style={{ paddingBlockStart: 260 }}>{Story()}</div>;

export const InClass: Story = {
  args: { ...inClass, value: talk.thanks },
  decorators: [belowRoom],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [emoji, , , voice, packet] = canvas.getAllByRole('button');
    await userEvent.click(emoji ?? canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '👍' }));
    await expect(canvas.getByRole('textbox')).toHaveValue(`${talk.thanks}👍`);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(voice ?? canvasElement);
    await expect(args.voice?.onStart).toHaveBeenCalledOnce();
    await userEvent.click(packet ?? canvasElement);
    await expect(args.onPacket).toHaveBeenCalledOnce();
  },
};

/** An `@` opens the list; only who is still named is sent along. */
export const Mentioning: Story = {
  tags: ['pictured'],
  args: inClass,
  decorators: [belowRoom],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, 'mail me@x.com @');
    await expect(await canvas.findAllByRole('option')).toHaveLength(5);
    await fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
    await expect(text).toHaveValue('mail me@x.com @');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(text).toHaveValue(`mail me@x.com @${lecturer.nickname} `);
    await userEvent.keyboard(`@${monitor.nickname.slice(0, 2)}{Tab}{Backspace}{Backspace}`);
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      `mail me@x.com @${lecturer.nickname} @${monitor.nickname.slice(0, -1)}`,
      ['12'],
    );
    await userEvent.keyboard(' @');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
  },
};

/** E05: who is not at hand is found as they are typed, and stands behind those who are, once. */
export const MentionFound: Story = {
  args: {
    ...inClass,
    canMentionAll: false,
    members: [lecturer],
    mentionSearch: { query: '', found: [lecturer, student], onAsk: fn() },
  },
  decorators: [belowRoom],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, '@');
    await expect(args.mentionSearch?.onAsk).toHaveBeenLastCalledWith('');
    const options = await canvas.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining(lecturer.nickname),
      expect.stringContaining(student.nickname),
    ]);
    // What was found for other letters is not offered for these.
    await userEvent.keyboard('~');
    await expect(args.mentionSearch?.onAsk).toHaveBeenLastCalledWith('~');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}{ArrowDown}{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(`@${student.nickname}`, [student.uid]);
  },
};

export const Recording: Story = {
  args: {
    ...inClass,
    voice: {
      ...inClass.voice,
      state: { kind: 'recording', ms: 7_000, levels: [0.2, 0.5, 0.8, 0.6, 0.9, 0.4, 0.7, 0.3] },
    },
  },
};

export const Offline: Story = { args: { state: { kind: 'held', reason: 'offline' }, value: talk.again } };
export const Joining: Story = { args: { state: { kind: 'held', reason: 'joining' } } };
export const Muted: Story = { args: { state: { kind: 'held', reason: 'muted' } } };
export const MutedUntil: Story = {
  args: {
    state: { kind: 'held', reason: 'muted', until: storyNow() + 3_600_000, why: failures.insult },
  },
};
export const RoomMuted: Story = { args: { state: { kind: 'held', reason: 'room_muted' } } };
export const Frozen: Story = { args: { state: { kind: 'held', reason: 'frozen' } } };
export const FrozenUntil: Story = {
  args: { state: { kind: 'held', reason: 'frozen', until: storyNow() + 3_600_000 } },
};
export const Dissolved: Story = {
  args: { state: { kind: 'held', reason: 'dissolved', since: storyNow() - 90_000_000 } },
};
export const Ended: Story = { args: { state: { kind: 'held', reason: 'ended' } } };
export const LoggedOut: Story = {
  args: { state: { kind: 'held', reason: 'logged_out' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

const states: readonly ComposerState[] = [
  { kind: 'ready' },
  { kind: 'slow', seconds: 3 },
  { kind: 'slow', seconds: 18, every: 30 },
  { kind: 'held', reason: 'offline' },
  { kind: 'held', reason: 'joining' },
  { kind: 'held', reason: 'read_only' },
  { kind: 'held', reason: 'muted' },
  { kind: 'held', reason: 'muted', until: storyNow() + 3_600_000 },
  { kind: 'held', reason: 'room_muted' },
  { kind: 'held', reason: 'frozen' },
  { kind: 'held', reason: 'frozen', until: storyNow() + 3_600_000 },
  { kind: 'held', reason: 'dissolved', since: storyNow() - 90_000_000 },
  { kind: 'held', reason: 'ended' },
  { kind: 'held', reason: 'logged_out' },
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {states.map((state) => {
        const label =
          state.kind === 'held'
            ? `${state.reason}${state.until ? ' until' : ''}`
            : state.kind === 'slow' && state.every
              ? 'slow mode'
              : state.kind;
        return (
          <StoryRow key={label} label={label}>
            <div data-fill-row>
              <Composer {...args} state={state} />
            </div>
          </StoryRow>
        );
      })}
      <StoryRow label="in a class">
        <div data-fill-row>
          <Composer {...args} {...inClass} />
        </div>
      </StoryRow>
      <StoryRow label="recording">
        <div data-fill-row>
          <Composer {...args} {...Recording.args} />
        </div>
      </StoryRow>
      <StoryRow label="near the limit">
        <div data-fill-row>
          <Composer {...args} value={talk.letter.repeat(1_950)} />
        </div>
      </StoryRow>
      <StoryRow label="too long">
        <div data-fill-row>
          <Composer {...args} value={talk.letter.repeat(2_004)} />
        </div>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <div data-fill-row>
          <Composer {...args} quote={{ nickname: somchai.nickname, text: talk.dividendIndex }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
