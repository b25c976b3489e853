import { cast, study, titles } from '../../stories/index.ts';
import type { AnswerCitation } from './AnswerBubble/answer.ts';
import type { AiScene } from './SceneCard/SceneCard.tsx';
import type { SharedDialogue } from './SharedDialogueCard/SharedDialogueCard.tsx';
import type { QuestionTopic } from './TopicPicker/TopicPicker.tsx';

/** The clock of all stories of the assistant: 21 November 2026, 10:30 in Shanghai. */
export const storyNow = (): number => Date.UTC(2026, 10, 21, 2, 30);

export const hour = 3_600_000;
export const day = 24 * hour;

export { cashAnswer as answerText } from '../../stories/article.ts';

export const citations: readonly AnswerCitation[] = [
  {
    id: '1',
    kind: 'lesson',
    title: titles.cashThree,
    href: '/hljw/courseCenter/courseContentShow?lesson_id=3&t=760',
    at: 760,
  },
  {
    id: '2',
    kind: 'article',
    title: titles.receivablesLong,
    href: '/hljw/articledetails?id=88',
  },
];

export const builtInScenes: readonly [AiScene, ...AiScene[]] = [
  {
    id: 'tutor',
    name: study.scenePatient,
    description: study.scenePatientAbout,
    owner: 'built_in',
  },
  {
    id: 'report',
    name: study.sceneReport,
    description: study.sceneReportAbout,
    owner: 'built_in',
  },
  {
    id: 'debate',
    name: study.sceneDebate,
    description: study.sceneDebateAbout,
    owner: 'built_in',
  },
];

export const ownScene: AiScene = {
  id: 'own',
  name: 'Penyemak laporan tahunan saya untuk syarikat perladangan',
  description: study.promptLong,
  owner: 'own',
};

export const topics: readonly QuestionTopic[] = [
  { id: 'basics', name: study.topicBasics, questions: 12 },
  { id: 'cash', name: study.topicCash, questions: 4 },
  { id: 'banks', name: study.topicBanks, questions: 1_204 },
  { id: 'new', name: study.topicThird, questions: 0 },
];

export const sharedDialogues: readonly [SharedDialogue, SharedDialogue, SharedDialogue] = [
  {
    question: study.askFree,
    answer: study.freeAnswer,
    author: { ...cast.weijie },
    sharedAt: storyNow() - 5 * hour,
    model: 'Goldbean Tutor 2',
    asOf: storyNow() - 8 * hour,
    turns: 3,
    likes: 128,
    comments: 14,
    href: '/chat/AICommunityDetail?id=1',
  },
  {
    question: study.cheapAsk,
    answer: study.cheapAnswer,
    author: { ...cast.xiaowen },
    sharedAt: storyNow() - 38 * day,
    model: 'Goldbean Tutor 1',
    asOf: storyNow() - 40 * day,
    turns: 12,
    likes: 2_046,
    comments: 318,
    href: '/chat/AICommunityDetail?id=2',
  },
  {
    question: study.ratesAsk,
    answer: study.ratesAnswer,
    author: { ...cast.piya },
    sharedAt: storyNow() - 2 * day,
    model: 'Goldbean Tutor 2',
    asOf: storyNow() - 2 * day,
    turns: 1,
    likes: 9,
    comments: 1,
    href: '/chat/AICommunityDetail?id=3',
  },
];
