-- For the lookup of each served image, in byte order as storages list them (listing-images/image-use.service.ts).

create index if not exists company_image on company (image collate "C") where image is not null;
create index if not exists job_image on job (image collate "C") where image is not null;
