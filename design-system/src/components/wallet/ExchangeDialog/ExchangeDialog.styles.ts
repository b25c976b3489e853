import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const FormRoot = styled.form`
  display: grid;
  gap: ${space[4]};

  & > p {
    color: ${color.text.secondary};
  }

  & > p > strong {
    display: block;
    font-size: ${font.size.reading};
    color: ${color.text.primary};
  }
`;

export const DoneRoot = styled.output`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[6]} ${space[4]};
  text-align: center;

  & > svg {
    inline-size: 48px;
    block-size: 48px;
    color: ${color.success.fill};
  }

  & > strong {
    font-size: ${font.size.title};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
