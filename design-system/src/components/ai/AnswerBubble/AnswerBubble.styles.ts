import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

const breathe = keyframes`
  from { opacity: 0.35; }
  to { opacity: 1; }
`;

export const AnswerRoot = styled.article`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${space[3]};
  align-items: start;
`;

export const AnswerMark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};
  border-radius: ${radius.round};

  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }

  &[data-busy] > svg {
    animation: ${breathe} 900ms ease-in-out infinite alternate;
  }
`;

export const AnswerBody = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding-block-start: ${space[1]};
`;

export const AnswerText = styled.div`
  min-inline-size: 0;
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
`;

export const AnswerWaiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  & > i {
    flex: none;
    inline-size: 8px;
    block-size: 16px;
    background: ${color.brand.primary};
    border-radius: ${radius.small};
    animation: ${breathe} 600ms ease-in-out infinite alternate;
  }
`;

export const AnswerNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  &[data-tone='danger'] {
    color: ${color.danger.text};
    background: ${color.danger.subtle};
  }

  & > svg {
    flex: none;
    align-self: start;
    inline-size: 16px;
    block-size: 28px;
  }

  & > :is(p, output) {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
`;

export const SourceList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const SourceRow = styled.li`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;

  & > a {
    display: flex;
    align-items: start;
    gap: ${space[2]};
    min-inline-size: 0;
    padding: ${space[2]} ${space[3]};
    line-height: ${font.line.tight};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }

  & > a:hover {
    background: ${color.surface.hover};
  }

  & > a > b {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > a > svg {
    flex: none;
    inline-size: 16px;
    block-size: 1lh;
    color: ${color.text.muted};
  }

  & > a > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const AnswerTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: calc(-1 * ${space[1]});
  color: ${color.text.secondary};

  & > fieldset {
    margin-inline-end: ${space[2]};
  }
`;
