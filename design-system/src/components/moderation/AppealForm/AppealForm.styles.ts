import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const AppealRoot = styled.form`
  display: grid;
  gap: ${space[3]};
`;

export const AppealActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[3]};
`;

export const AppealSent = styled.output`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[5]};
  text-align: center;
  background: ${color.success.subtle};
  border: 1px solid ${color.success.border};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 28px;
    block-size: 28px;
    color: ${color.success.text};
  }

  & > strong {
    font-weight: ${font.weight.semibold};
  }
`;
