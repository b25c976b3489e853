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
  /** Open when first rendered. */
  startsOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean;
}

/** Sections that open under their titles. Uses the browser's details and summary. */
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
