import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/index.ts';
import type { LessonLock, LessonRules } from './lesson.ts';

/** What unlocks a lesson, as a sentence: every locked place says it the same way (S41). */
export function useLockWords(): (lock: LessonLock, rules: LessonRules) => string {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  return ({ lesson, watched }, rules) =>
    watched < rules.watch
      ? t('lock.watch', {
          lesson,
          share: formats.percent(rules.watch),
          watched: formats.percent(watched),
          pass: formats.percent(rules.pass),
        })
      : t('lock.quiz', { lesson, pass: formats.percent(rules.pass) });
}
