import { TextInput } from 'react-admin';
import { ListingEdit } from '../listings/listing-edit.tsx';

/** The whole company as it can be corrected. */
export const CompanyEdit = () => (
  <ListingEdit>
    <TextInput source="name" label="Company name" />
    <TextInput source="ownerName" label="Owner name" />
    <TextInput source="phone" type="tel" />
    <TextInput source="email" type="email" />
    <TextInput source="cacNumber" label="CAC number" />
    <TextInput
      source="category"
      label="Service type"
      helperText="With the words bike, van or air"
    />
    <TextInput source="address" className="wide" />
    <TextInput source="location" />
    <TextInput source="priceRange" label="Price range" />
    <TextInput source="website" type="url" className="wide" />
    <TextInput source="description" multiline minRows={4} className="wide" />
  </ListingEdit>
);
