import { graphql } from '../generated/index.ts';

export const paperFiguresQuery = graphql(`
  query PaperFigures {
    paperFigures {
      kind
      isSure
      accepted
      corrected
      emptied
    }
  }
`);
