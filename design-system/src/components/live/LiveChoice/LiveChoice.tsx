import { Link } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LiveStatus, LiveStatusTag } from '../LiveStatusTag/LiveStatusTag.tsx';
import { ChoiceList, ChoiceRow, ChoiceWords } from './LiveChoice.styles.ts';

export interface LiveChoiceProps {
  lives: readonly {
    readonly id: string;
    readonly name: string;
    /** UTC ms. */
    readonly startsAt: number;
    readonly status: LiveStatus;
    readonly href: string;
  }[];
}

/** One of several live sessions to run. */
export function LiveChoice({ lives }: LiveChoiceProps) {
  const formats = useFormats();
  return (
    <ChoiceList>
      {lives.map(({ id, name, startsAt, status, href }) => (
        <ChoiceRow key={id}>
          <Link look="plain" href={href}>
            <ChoiceWords>
              <strong>{name}</strong>
              <time dateTime={new Date(startsAt).toISOString()}>{formats.moment(startsAt)}</time>
            </ChoiceWords>
            <LiveStatusTag status={status} />
          </Link>
        </ChoiceRow>
      ))}
    </ChoiceList>
  );
}
