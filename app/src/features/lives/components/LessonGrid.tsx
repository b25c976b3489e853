import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';

/** Cards side by side, as many as fit. */
export const LessonGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(264px, 1fr));
  gap: ${tokens.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

/** One part of the homepage. */
export const HomeSection = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & > button {
    justify-self: center;
  }
`;
