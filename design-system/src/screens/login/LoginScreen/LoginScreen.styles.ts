import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const LoginRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 460px) minmax(0, 360px);
  gap: ${space[8]};
  align-items: start;
  justify-content: center;
  padding: ${space[10]} ${space[6]};
`;

export const Side = styled.aside`
  display: grid;
  gap: ${space[6]};
`;

export const Visitor = styled.section`
  & > h2 {
    margin: 0 0 ${space[2]};
    font-size: ${font.size.ui};
    font-weight: ${font.weight.semibold};
  }

  & > ul {
    margin: 0;
    padding-inline-start: ${space[5]};
    color: ${color.text.secondary};
    list-style: disc;
  }

  & > p {
    margin: ${space[2]} 0 0;
    color: ${color.text.secondary};
  }
`;
