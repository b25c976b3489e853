import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const DocumentRoot = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  color: ${color.text.primary};
  overflow-wrap: anywhere;

  & > p,
  & > blockquote,
  & li {
    white-space: pre-wrap;
  }

  & > h2,
  & > h3 {
    margin-block-start: ${space[3]};
    font-size: 1.125em;
    font-weight: ${font.weight.semibold};
    line-height: ${font.line.ui};
  }

  & > h3 {
    font-size: 1em;
  }

  & > ul,
  & > ol {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[6]};
  }

  & > ul {
    list-style: disc;
  }

  & > ol {
    list-style: decimal;
  }

  & > blockquote {
    padding-inline-start: ${space[4]};
    color: ${color.text.secondary};
    border-inline-start: 3px solid ${color.border.default};
  }

  & a[href] {
    color: ${color.link.rest};
    text-underline-offset: 0.2em;
  }

  & > figure {
    margin: 0;
  }

  & > figure > img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.medium};
  }

  & > figure > figcaption {
    padding-block-start: ${space[1]};
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.muted};
  }
`;

/** A word that is explained: dotted underneath, so that it is not taken for a link. */
export const TermMark = styled.button`
  display: inline;
  padding: 0;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: help;
  background: none;
  border: 0;
  text-decoration: underline dotted ${color.text.muted};
  text-underline-offset: 0.25em;
`;
