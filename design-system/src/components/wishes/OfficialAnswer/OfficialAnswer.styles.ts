import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const AnswerRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.brand.border};
  border-radius: ${radius.medium};

  &[data-kind='waiting'] {
    background: ${color.surface.canvas};
    border: 1px dashed ${color.border.default};
  }
`;

export const AnswerWait = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.text.secondary};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }

  & > span {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`;

export const AnswerHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;

  & > strong {
    min-inline-size: 0;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }

  & > time {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const AnswerText = styled.p`
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const AnswerFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  & > small {
    flex: 1;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
