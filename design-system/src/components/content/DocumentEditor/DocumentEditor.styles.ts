import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const EditorRoot = styled.div`
  min-inline-size: 0;
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};

  &:focus-within {
    border-color: ${color.border.control};
  }
`;

export const EditorTools = styled.div`
  position: sticky;
  inset-block-start: var(--page-top, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  background: ${color.surface.default};
  border-block-end: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium} ${radius.medium} 0 0;
`;

export const EditorPage = styled.div`
  min-block-size: 320px;
  padding: ${space[4]};
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }

  & > * + * {
    margin-block-start: ${space[3]};
  }

  & h2,
  & h3 {
    font-weight: ${font.weight.semibold};
  }

  & h2 {
    font-size: 1.125em;
  }

  & h3 {
    font-size: 1em;
  }

  & ul {
    padding-inline-start: ${space[6]};
    list-style: disc;
  }

  & ol {
    padding-inline-start: ${space[6]};
    list-style: decimal;
  }

  & blockquote {
    padding-inline-start: ${space[4]};
    color: ${color.text.secondary};
    border-inline-start: 3px solid ${color.border.default};
  }

  & a {
    color: ${color.link.rest};
  }

  & figure {
    margin-inline: 0;
  }

  & img {
    max-inline-size: 100%;
    border-radius: ${radius.medium};
  }
`;

export const LinkRow = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;
`;
