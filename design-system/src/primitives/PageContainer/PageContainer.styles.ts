import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { layout, space } = tokens;

export const PageContainerRoot = styled.div`
  inline-size: min(100% - 2 * ${space[4]}, ${layout.main});
  margin-inline: auto;

  &[data-width='narrow'] {
    inline-size: min(100% - 2 * ${space[4]}, ${layout.narrow});
  }

  &[data-width='theatre'] {
    inline-size: auto;
    min-inline-size: ${layout.theatre};
  }
`;
