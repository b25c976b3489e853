import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, GraduationCapIcon, Link, ProgressBar, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import {
  CourseCover,
  CourseFoot,
  CourseProgress,
  CourseRoot,
  CourseTeacher,
  CourseWords,
} from './CourseCard.styles.ts';

export interface Course {
  title: string;
  /** Address of the picture; a drawing stands in for none or a broken one. */
  cover?: string;
  teacher: { nickname: string; img: string };
  lessons: number;
  /** Of all lessons together, ms. */
  duration: number;
  learners: number;
  /** Where the card leads; goes through the app's router. */
  href: string;
}

export type CourseCardState =
  /** Not begun by me; `price` says what it costs to begin. */
  | {
      kind: 'offered';
      price:
        | { kind: 'free' }
        | { kind: 'beans'; beans: number }
        /** In units of the currency, ISO 4217. */
        | { kind: 'money'; amount: number; currency: string }
        /** Comes with a membership (P10). */
        | { kind: 'members' };
    }
  /** Mine; so many lessons are passed, and `next` is the one to go on with. */
  | { kind: 'mine'; passed: number; next: string }
  | { kind: 'finished' };

export interface CourseCardProps {
  course: Course;
  state: CourseCardState;
}

/** A course to begin, to go on with, or to look back on (S34). The whole card is the link. */
export function CourseCard({ course, state }: CourseCardProps) {
  const { t } = useTranslation('learning');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState('');
  const { title, cover, teacher, lessons, duration, learners, href } = course;
  const progress =
    state.kind === 'mine' &&
    t('course.passed', {
      count: state.passed,
      n: formats.number(state.passed),
      of: formats.number(lessons),
    });
  return (
    <CourseRoot>
      <CourseCover>
        {cover && cover !== brokenCover ? (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        ) : (
          <GraduationCapIcon aria-hidden="true" />
        )}
      </CourseCover>
      <CourseWords>
        <h3>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h3>
        <CourseTeacher>
          <Avatar name={teacher.nickname} src={teacher.img} size="tiny" />
          <span>{teacher.nickname}</span>
        </CourseTeacher>
        {progress && state.kind === 'mine' && (
          <CourseProgress>
            <ProgressBar label={progress} value={state.passed} max={lessons} valueText={progress} />
            <small>{progress}</small>
            <small>{t('course.next', { lesson: state.next })}</small>
          </CourseProgress>
        )}
        <CourseFoot>
          <span>
            {t('course.lessons', { count: lessons, n: formats.number(lessons) })}
            {' · '}
            {formats.span(duration)}
          </span>
          {state.kind === 'offered' && (
            <>
              <span>{t('course.learners', { count: learners, n: formats.compact(learners) })}</span>
              <strong>
                {state.price.kind === 'free' && t('course.free')}
                {state.price.kind === 'beans' && <Amount value={state.price.beans} currency="BEAN" />}
                {state.price.kind === 'money' && formats.money(state.price.amount, state.price.currency)}
                {state.price.kind === 'members' && <Tag tone="gold">{t('course.members')}</Tag>}
              </strong>
            </>
          )}
          {state.kind === 'finished' && <Tag tone="success">{t('course.finished')}</Tag>}
        </CourseFoot>
      </CourseWords>
    </CourseRoot>
  );
}
