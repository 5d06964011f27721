import { CompanyEdit } from '../companies/company-edit.tsx';
import { PendingCompany } from './pending-company.tsx';
import { PendingCompanyList } from './pending-company-list.tsx';

export const pendingCompanies = {
  name: 'pending-companies',
  list: PendingCompanyList,
  show: PendingCompany,
  edit: CompanyEdit,
};
