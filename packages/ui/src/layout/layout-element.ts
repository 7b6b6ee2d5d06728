/** What a layout component may be drawn as, when its children make a list, a part or a form. */
export type LayoutElement = 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'nav' | 'header' | 'footer';
