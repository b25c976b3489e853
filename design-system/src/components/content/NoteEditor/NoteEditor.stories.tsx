import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study, titles } from '../../../stories/index.ts';
import { minute, storyNow } from '../content.fixtures.ts';
import { NoteEditor, type NoteEditorProps } from './NoteEditor.tsx';

function Owned(props: NoteEditorProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <NoteEditor
      {...props}
      draft={draft}
      onChange={(next) => {
        setDraft(next);
        props.onChange(next);
      }}
    />
  );
}

const written = {
  title: titles.threeQuestions,
  text: study.noteThree,
  pin: { lesson: study.lessonTwelve, position: 34 * minute + 20_000 },
};

const meta = {
  title: 'components/content/NoteEditor',
  component: NoteEditor,
  args: {
    state: { kind: 'editing' },
    draft: { title: '', text: '', pin: null },
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Owned {...args} />
    </div>
  ),
} satisfies Meta<typeof NoteEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getAllByRole('button').at(-1) ?? canvasElement;
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getAllByRole('textbox')[1] ?? canvasElement, 'Cash first.');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Pinned: Story = {
  args: { draft: written },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onChange).toHaveBeenCalledWith({ ...written, pin: null });
  },
};
export const TooLong: Story = { args: { draft: written, limit: 20 } };
export const Saving: Story = { args: { draft: written, state: { kind: 'saving' } } };
export const Saved: Story = { args: { draft: written, state: { kind: 'saved', at: storyNow } } };
export const Failed: Story = {
  args: {
    draft: written,
    state: { kind: 'failed', reason: failures.noteLost },
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same form many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
      }}
    >
      {[Empty, Pinned, TooLong, Saving, Saved, Failed].map((story, at) => (
        <Owned key={['empty', 'pinned', 'long', 'saving', 'saved', 'failed'][at]} {...args} {...story.args} />
      ))}
    </div>
  ),
};
