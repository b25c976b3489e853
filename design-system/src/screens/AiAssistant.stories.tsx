import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  answerText,
  builtInScenes,
  citations,
  hour,
  ownScene,
  sharedDialogues,
  storyNow,
  topics,
} from '../components/ai/ai.fixtures.ts';
import {
  AnswerBubble,
  AskBox,
  type AskBoxState,
  QuestionBubble,
  QuotaMeter,
  SceneCard,
  SceneForm,
  SharedDialogueCard,
  TopicPicker,
  TurnPacks,
} from '../components/ai/index.ts';
import { Dialog, PageContainer } from '../primitives/index.ts';
import { controls, failures, frame, places, study } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const question = study.askFree;
const suggestions = [question, study.cheapAsk, study.askAverage];

const risk = {
  now: storyNow(),
  asOf: storyNow() - 3 * hour,
  source: { name: places.academy },
  model: 'Goldbean Tutor 2',
};
const answerActions = { onRetry: fn(), onContinue: fn(), onCopy: fn(), onRate: fn(), onShare: fn() };

interface FrameProps {
  topic: string | null;
  free?: number;
  children: ReactNode;
}

/** Topics and turns at the side, the dialogue in the middle. */
function Frame({ topic, free = 7, children }: FrameProps) {
  return (
    <PageContainer>
      <h1 style={{ fontSize: 22, marginBlockEnd: 16 }}>{places.assistant}</h1>
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: '264px minmax(0, 1fr)', alignItems: 'start' }}
      >
        <aside style={{ display: 'grid', gap: 16 }}>
          <TopicPicker
            state={{ kind: 'ready', topics }}
            selected={topic}
            onSelect={fn()}
            onAdd={fn()}
            onRetry={fn()}
          />
          <QuotaMeter
            state={{ kind: 'ready', free, freeOf: 10, paid: 0, resetsAt: storyNow() + 13.5 * hour }}
            onBuy={fn()}
            onRetry={fn()}
          />
        </aside>
        <div style={{ display: 'grid', gap: 24, minInlineSize: 0 }}>{children}</div>
      </div>
    </PageContainer>
  );
}

interface AskProps {
  state: AskBoxState;
  text?: string;
  hasSuggestions?: boolean;
  free?: number;
}

function Ask({ state, text = '', hasSuggestions = false, free = 7 }: AskProps) {
  const [value, setValue] = useState(text);
  return (
    <AskBox
      state={state}
      value={value}
      onChange={setValue}
      left={{ free, paid: 0 }}
      suggestions={hasSuggestions ? suggestions : []}
      scene={hasSuggestions ? undefined : { name: study.sceneReport, onLeave: fn() }}
      onAsk={fn()}
      onStop={fn()}
      onBuy={fn()}
      onLogIn={fn()}
    />
  );
}

function Scenes() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {[...builtInScenes, ownScene].map((scene, at) => (
        <SceneCard
          key={scene.id}
          scene={scene}
          isSelected={at === 0}
          onSelect={fn()}
          onEdit={fn()}
          onDelete={fn()}
        />
      ))}
    </div>
  );
}

const meta = {
  title: 'screens/AiAssistant',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 24 }}>
        <Story />
      </div>
    ),
    inShell('ai'),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new topic: choose a scene, take a suggestion or write. */
export const Welcome: Story = {
  render: () => (
    <Frame topic="new" free={10}>
      <h2 style={{ fontSize: 18 }}>{frame.howAnswer}</h2>
      <Scenes />
      <Ask state={{ kind: 'ready' }} free={10} hasSuggestions />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: question }));
    await expect(canvas.getByRole('textbox')).toHaveValue(question);
  },
};

/** A whole answer with its sources, and the next one under way. */
export const Dialogue: Story = {
  render: () => (
    <Frame topic="cash">
      <QuestionBubble text={question} onEdit={fn()} branch={{ at: 2, count: 2, onSelect: fn() }} />
      <AnswerBubble
        state={{ kind: 'done' }}
        text={answerText}
        citations={citations}
        risk={risk}
        rating="up"
        branch={{ at: 1, count: 3, onSelect: fn() }}
        actions={answerActions}
      />
      <QuestionBubble text={study.askReceivables} onEdit={fn()} disabledReason={failures.answering} />
      <AnswerBubble
        state={{ kind: 'streaming' }}
        text={study.tellReceivables}
        risk={risk}
        actions={answerActions}
      />
      <Ask state={{ kind: 'answering' }} />
    </Frame>
  ),
};

/** Nothing is lost when the turns are used up. */
export const OutOfTurns: Story = {
  render: () => (
    <Frame topic="cash" free={0}>
      <QuestionBubble text={question} onEdit={fn()} />
      <AnswerBubble
        state={{ kind: 'failed', reason: failures.generation, isReturned: true }}
        text=""
        risk={risk}
        actions={answerActions}
      />
      <Ask state={{ kind: 'held', reason: 'no_turns' }} text={study.askCapex} free={0} />
    </Frame>
  ),
};

export const BuyingTurns: Story = {
  render: () => (
    <Frame topic="cash" free={0}>
      <Ask state={{ kind: 'held', reason: 'no_turns' }} text={question} free={0} />
      <Dialog isOpen onClose={fn()} title={frame.moreQuestions} closeLabel={controls.close} size="small">
        <TurnPacks
          state={{ kind: 'choosing' }}
          packs={[
            { id: 's', turns: 20, beans: 20 },
            { id: 'm', turns: 60, beans: 50 },
            { id: 'l', turns: 200, beans: 150 },
          ]}
          balance={320}
          onBuy={fn()}
          onRecharge={fn()}
          onDone={fn()}
        />
      </Dialog>
    </Frame>
  ),
};

export const OwnScene: Story = {
  render: () => (
    <Frame topic="new">
      <Scenes />
      <Dialog isOpen onClose={fn()} title={frame.ownScene} closeLabel={controls.close} keepsOnOutsidePress>
        <SceneForm
          state={{ kind: 'editing' }}
          initial={{ name: study.sceneReport, prompt: ownScene.description }}
          onSave={fn()}
          onCancel={fn()}
        />
      </Dialog>
    </Frame>
  ),
};

/** What others asked, with the date of its data (S21). */
export const Community: Story = {
  render: () => (
    <PageContainer>
      <h1 style={{ fontSize: 22, marginBlockEnd: 16 }}>{frame.community}</h1>
      <h2 style={{ fontSize: 18, marginBlockEnd: 12 }}>{frame.sharedMonth}</h2>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {sharedDialogues.map((dialogue, at) => (
          <SharedDialogueCard
            key={dialogue.href}
            dialogue={dialogue}
            isLiked={at === 1}
            now={storyNow()}
            onLike={fn()}
            onFork={fn()}
          />
        ))}
      </div>
    </PageContainer>
  ),
};
