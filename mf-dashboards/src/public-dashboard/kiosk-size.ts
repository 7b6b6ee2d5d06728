/** Where all fits at once, on a wall or a desk: nobody scrolls there. On a phone it is as long as it is. */
export const wholeWall = '@media (min-width: 600px) and (min-height: 600px)';
