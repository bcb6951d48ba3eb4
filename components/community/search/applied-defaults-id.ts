/** Of the item in the filter bar that shows the defaults of a member's list. */
export const appliedDefaultsId = 'applied-defaults';
