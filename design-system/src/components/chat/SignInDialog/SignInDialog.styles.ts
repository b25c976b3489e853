import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const SignInBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const SignInStreak = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.semibold};
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;
  color: ${color.text.primary};

  &[data-none] {
    font-size: ${font.size.ui};
    font-weight: ${font.weight.regular};
    color: ${color.text.secondary};
  }
`;

export const SignInDone = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  line-height: ${font.line.tight};
  color: ${color.success.text};
  background: ${color.success.subtle};
  border-radius: ${radius.medium};

  &[data-missed] {
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const CalendarHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  &[data-strong] {
    font-weight: ${font.weight.medium};
  }
`;

export const Calendar = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  text-align: center;

  & th {
    padding-block: ${space[1]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    color: ${color.text.muted};
  }

  & td {
    padding: 2px;
  }
`;

export const CalendarDay = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin-inline: auto;
  color: ${color.text.secondary};
  border-radius: ${radius.round};

  &[data-signed] {
    font-weight: ${font.weight.semibold};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  &[data-today] {
    outline: 2px solid ${color.brand.primary};
    outline-offset: -2px;
  }

  &[data-future] {
    color: ${color.text.muted};
  }
`;

export const SignInRule = styled.p`
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.muted};
`;
