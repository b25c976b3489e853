import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import {
  AccordionBody,
  AccordionHead,
  AccordionPart,
  AccordionRoot,
  AccordionTitle,
} from './Accordion.styles.ts';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  /** A number or Tag at the end of the title's line. */
  aside?: ReactNode;
  content: ReactNode;
  /** Stands open when it is first drawn. */
  startsOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean;
}

/** Long things under their titles, opened by who wants to read them. The browser's own details and summary. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const name = useId();
  return (
    <AccordionRoot>
      {items.map(({ key, title, aside, content, startsOpen = false }) => (
        <AccordionPart key={key} name={isExclusive ? name : undefined} open={startsOpen}>
          <AccordionHead>
            <AccordionTitle>{title}</AccordionTitle>
            {aside}
            <ChevronDownIcon aria-hidden="true" />
          </AccordionHead>
          <AccordionBody>{content}</AccordionBody>
        </AccordionPart>
      ))}
    </AccordionRoot>
  );
}
