/** How a company delivers, and how it is called (spec §5). */
export const serviceTypes: Record<string, string> = {
  bike: 'Bike Delivery',
  van: 'Van Delivery',
  air: 'Air Shipping',
};

/** As react-admin's selects want them. */
export const serviceTypeChoices = Object.entries(serviceTypes).map(([id, name]) => ({ id, name }));
