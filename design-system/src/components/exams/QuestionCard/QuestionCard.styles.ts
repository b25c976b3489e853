import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const QuestionRoot = styled.article`
  container-type: inline-size;
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: 28px;

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > button {
    margin-inline-start: auto;
  }
`;

export const HeadFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const QuestionText = styled.p`
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};
  white-space: pre-line;
`;

export const Options = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  border: 0;
`;

export const LockedLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const Explanation = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.text.secondary};
  background: ${color.surface.sunken};
  border-radius: ${radius.medium};

  & strong {
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
  }
`;
