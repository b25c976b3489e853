import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ComposerForm = styled.form`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const ComposerRow = styled.div`
  display: flex;
  gap: ${space[2]};

  & > :has(input) {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const ComposerNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};

  & > [data-tone='danger'] {
    color: ${color.danger.text};
  }

  & > [data-counter] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
