import { TextInput } from 'react-admin';
import { ListingEdit } from '../listings/listing-edit.tsx';

/** The whole company as it can be corrected. */
export const CompanyEdit = () => (
  <ListingEdit>
    <TextInput source="name" label="Company name" helperText={false} />
    <TextInput source="ownerName" label="Owner name" helperText={false} />
    <TextInput source="phone" type="tel" helperText={false} />
    <TextInput source="email" type="email" helperText={false} />
    <TextInput source="cacNumber" label="CAC number" helperText={false} />
    <TextInput
      source="category"
      label="Service type"
      helperText="With the words bike, van or air"
    />
    <TextInput source="address" className="wide" helperText={false} />
    <TextInput source="location" helperText={false} />
    <TextInput source="priceRange" label="Price range" helperText={false} />
    <TextInput source="website" type="url" className="wide" helperText={false} />
    <TextInput source="description" multiline minRows={4} className="wide" helperText={false} />
  </ListingEdit>
);
