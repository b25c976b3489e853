import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  font-size: ${font.size.ui};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.tight};
  color: ${color.text.primary};

  & > [data-required] {
    color: ${color.danger.text};
  }
`;

export const FieldFoot = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};
`;

export const FieldHint = styled.p`
  min-inline-size: 0;
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${space[1]};
  min-inline-size: 0;
  color: ${color.danger.text};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: calc(1em * ${font.line.ui});
  }
`;

export const FieldCounter = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.danger.text};
    font-weight: ${font.weight.semibold};
  }
`;
